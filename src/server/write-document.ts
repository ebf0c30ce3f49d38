import { randomBytes } from 'node:crypto';
import { FORM_TOKEN_PLACE } from '../contract/form-token.ts';
import { FIRST_VIEW_ID, FIRST_VIEW_STYLES_ID } from '../contract/first-view.ts';
import type { SiteData } from '../contract/site.ts';
import { THEME_SCRIPT, type ClientTemplate } from './client-template.ts';
import { GappedText, type Fillings } from './encoding/gapped-text.ts';
import { jsonInHtml } from './html.ts';
import type { PrerenderedPage } from './prerender/prerendered-page.ts';
import { PAGE_END, startLate } from './start-late.ts';

const ROOT = '<div id="root">';

/**
 * The client's document with the site's data in it, ahead of the first script that wants to read
 * them. A data block is no script, so a strict content security policy allows it.
 */
export function writeDocument(template: string, site: SiteData): string {
  const at = template.indexOf('<script');
  return template.slice(0, at) + writeBlock('site-data', site) + template.slice(at);
}

/** What is another text for each visitor. */
type Gap = 'nonce' | 'tags' | 'token';

/** A document that has all but what is another for each visitor. */
export interface PreparedDocument {
  /** The document for one visitor, in pieces. */
  writeFor(visit: Visit): Buffer[];
  /** The same as a gzip file. */
  writeGzipFor(visit: Visit): Buffer[];
  /** The document for everybody, with nothing in its gaps. */
  writeForAll(): string;
}

export interface Visit {
  /** Allows the document's own scripts and styles. */
  readonly nonce: string;
  /** Says when its forms were opened. */
  readonly token: string;
  /** Tags for the head beside the page's own. */
  readonly tags: string;
}

export interface DocumentParts {
  /** Title and tags of the page. */
  readonly head: string;
  /** The whole screen; null when it cannot be had. */
  readonly page: PrerenderedPage | null;
}

/** Prepares a page's document. It holds all that its first paint needs; its scripts come after that. */
export type PrepareDocument = (parts: DocumentParts) => PreparedDocument;

/** What all documents of a site share. */
export function openDocuments(template: ClientTemplate, site: SiteData): PrepareDocument {
  // Nobody who writes a page's text can know what the gaps are marked with.
  const salt = randomBytes(9).toString('base64url');
  const marks = { nonce: ` nonce="${salt}"`, tags: `<!--${salt}-->`, token: FORM_TOKEN_PLACE };
  const drawn = writeFrame({ ...template, html: startLate(template.html) }, site, marks.nonce);
  const empty = writeFrame(template, site, marks.nonce);
  return ({ head, page }) => {
    const [start, middle, end] = page ? drawn : empty;
    const view = writeView(page, marks.nonce);
    const screen = page?.html ?? '';
    const text = [start, marks.tags, head, view, '</head>', middle, ROOT, screen, end].join('');
    const gapped = new GappedText<Gap>(text, marks);
    return {
      writeFor: (visit) => gapped.fillIn(fillingsFor(visit)),
      writeGzipFor: (visit) => gapped.fillInGzip(fillingsFor(visit)),
      writeForAll: () => Buffer.concat(gapped.fillIn(NOBODY)).toString(),
    };
  };
}

/**
 * Half a page is not painted: in it other elements are the last of their kind, and what is styled
 * as such moves when the rest comes.
 */
const EXPECTED = `<link rel="expect" href="#${PAGE_END}" blocking="render" />`;

/** What stands before the end of the head, before the root, and behind its beginning. */
function writeFrame(template: ClientTemplate, site: SiteData, nonce: string) {
  const marked = writeDocument(inlineFiles(template, nonce), site)
    .replace('</head>', `${EXPECTED}\n  </head>`)
    .replace('</body>', `<div id="${PAGE_END}" hidden></div>\n  </body>`)
    .replace(/<script(?=>| [^>]*src=)/g, `<script${nonce}`)
    .replace(/<link(?=[^>]*rel="modulepreload")/g, `<link${nonce}`);
  const [start, rest] = divide(marked, '</head>');
  return [start, ...divide(rest, ROOT)] as const;
}

const NOBODY = { nonce: '', tags: '', token: '' };

function fillingsFor({ nonce, token, tags }: Visit): Fillings<Gap> {
  const meta = `<meta name="form-token" content="${token}" />\n    `;
  return { nonce: ` nonce="${nonce}"`, tags: `${tags}${meta}`, token };
}

function divide(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** Style sheet and theme go into the document, and the font is asked for at once. */
function inlineFiles({ html, styles, font, themeScript }: ClientTemplate, nonce: string): string {
  const preload = font
    ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />\n    `
    : '';
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, () => `${preload}<style${nonce}>${styles}</style>`)
    .replace(`<script src="${THEME_SCRIPT}">`, () => `<script>${themeScript}`);
}

/** A page that begins with a picture mostly has it behind its first section. */
const FIRST_BACKGROUND = /^\[[^\]]*"0 "\][^}]*url\("(\/[\w./-]+)"\)/;

function writeView(page: PrerenderedPage | null, nonce: string): string {
  if (!page?.view) return '';
  const [, picture] = FIRST_BACKGROUND.exec(page.styles) ?? [];
  const preload = picture ? `<link rel="preload" as="image" href="${picture}" />\n    ` : '';
  const styles = page.styles
    ? `${preload}<style id="${FIRST_VIEW_STYLES_ID}"${nonce}>${page.styles}</style>\n    `
    : '';
  return styles + writeBlock(FIRST_VIEW_ID, page.view);
}

function writeBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${jsonInHtml(data)}</script>\n    `;
}
