import { FORM_TOKEN_PLACE } from '../contract/contact-message.ts';
import type { SiteData } from '../contract/site.ts';
import type { PrerenderedBody } from './prerender/prerender-body.ts';

const NONCE = ' nonce="%nonce%"';

/**
 * The client's document with the site's data in it, ahead of the first script that wants to read
 * them. A data block is no script, so a strict content security policy allows it.
 */
export function writeDocument(template: string, site: SiteData): string {
  const data = JSON.stringify(site).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="site-data">${data}</script>\n    `;
  const at = template.indexOf('<script');
  return template.slice(0, at) + block + template.slice(at);
}

/** What differs from one writing of a document to the next. */
export interface Writing {
  /** Null for a document that is written once for all visitors. */
  readonly visit: { readonly nonce: string; readonly token: string } | null;
  /** Title and tags of the page. */
  readonly head: string;
  /** The whole screen, for who has no JavaScript; null when it cannot be had. */
  readonly prerendered: PrerenderedBody | null;
  /** Where the styles of the whole screen are, when they are in a file. */
  readonly stylesAt?: string;
}

/** A document that is written anew for each visitor, prepared once. */
export function prepareDocument(template: string, site: SiteData): (writing: Writing) => string {
  const marked = template
    .replace(/<script(?=[^>]* src=)/g, `<script${NONCE}`)
    .replace(/<link(?=[^>]*rel="modulepreload")/g, `<link${NONCE}`);
  const at = marked.indexOf('<script');
  const end = marked.indexOf('</head>');
  const [start, scripts, rest] = [marked.slice(0, at), marked.slice(at, end), marked.slice(end)];
  const data = writeDocument('<script', site).slice(0, -'<script'.length);
  return (writing) => {
    const { visit, head } = writing;
    const nonce = writeNonce(visit);
    const form = visit ? `  <meta name="form-token" content="${visit.token}" />\n    ` : '  ';
    const [body, bodyEnd] = splitBefore(rest.replaceAll(NONCE, nonce), '</body>');
    const top = start + data + scripts.replaceAll(NONCE, nonce) + form + head;
    return top + body + writeFallback(writing) + bodyEnd;
  };
}

function writeNonce(visit: Writing['visit']): string {
  return visit ? ` nonce="${visit.nonce}"` : '';
}

function writeFallback({ prerendered, visit, stylesAt }: Writing): string {
  if (!prerendered) return '';
  const styles = stylesAt
    ? `<link rel="stylesheet" href="${stylesAt}" />`
    : `<style${writeNonce(visit)}>${prerendered.styles}</style>`;
  const html = prerendered.html.replaceAll(FORM_TOKEN_PLACE, visit?.token ?? '');
  return `<noscript>${styles}${html}</noscript>\n`;
}

function splitBefore(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
