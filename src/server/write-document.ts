import { FORM_TOKEN_PLACE } from '../contract/contact-message.ts';
import { FIRST_VIEW_ID, FIRST_VIEW_STYLES_ID } from '../contract/first-view.ts';
import type { SiteData } from '../contract/site.ts';
import { THEME_SCRIPT, type ClientTemplate } from './client-template.ts';
import type { PrerenderedPage } from './prerender/prerendered-page.ts';

const NONCE = ' nonce="%nonce%"';
const PAGE = '%page%';
const ROOT = '<div id="root">';

/**
 * The client's document with the site's data in it, ahead of the first script that wants to read
 * them. A data block is no script, so a strict content security policy allows it.
 */
export function writeDocument(template: string, site: SiteData): string {
  const at = template.indexOf('<script');
  return template.slice(0, at) + writeBlock('site-data', site) + template.slice(at);
}

/** What differs from one writing of a document to the next. */
export interface Writing {
  /** Null for a document that is written once for all visitors. */
  readonly visit: { readonly nonce: string; readonly token: string } | null;
  /** Title and tags of the page. */
  readonly head: string;
  /** The whole screen; null when it cannot be had. */
  readonly page: PrerenderedPage | null;
}

/**
 * A document that is written anew for each visitor, prepared once. It holds all that its first
 * paint needs; its scripts come after that.
 */
export function prepareDocument(
  template: ClientTemplate,
  site: SiteData,
): (writing: Writing) => string {
  const marked = writeDocument(inlineFiles(template), site)
    .replace(/<script(?=[^>]* src=)/g, `<script${NONCE} fetchpriority="low"`)
    .replace(/<link(?=[^>]*rel="modulepreload")/g, `<link${NONCE} fetchpriority="low"`)
    .replace('</head>', `${PAGE}</head>`);
  const [start = '', headEnd = ''] = marked.split(PAGE);
  const [beforeRoot = '', afterRoot = ''] = headEnd.split(ROOT);
  return ({ visit, head, page }) => {
    const nonce = visit ? ` nonce="${visit.nonce}"` : '';
    const token = visit ? `<meta name="form-token" content="${visit.token}" />\n    ` : '';
    const screen = page?.html.replaceAll(FORM_TOKEN_PLACE, visit?.token ?? '') ?? '';
    const text = [start, token, head, writeView(page), beforeRoot, ROOT, screen, afterRoot];
    return text.join('').split(NONCE).join(nonce);
  };
}

/** Style sheet and theme go into the document, and the font is asked for at once. */
function inlineFiles({ html, styles, themeScript }: ClientTemplate): string {
  const [, font] = /url\(([^)]+\.woff2)\)/.exec(styles) ?? [];
  const preload = font
    ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />\n    `
    : '';
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, () => `${preload}<style${NONCE}>${styles}</style>`)
    .replace(`<script src="${THEME_SCRIPT}">`, () => `<script${NONCE}>${themeScript}`);
}

function writeView(page: PrerenderedPage | null): string {
  if (!page?.view) return '';
  const styles = page.styles
    ? `<style id="${FIRST_VIEW_STYLES_ID}"${NONCE}>${page.styles}</style>\n    `
    : '';
  return styles + writeBlock(FIRST_VIEW_ID, page.view);
}

function writeBlock(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>\n    `;
}
