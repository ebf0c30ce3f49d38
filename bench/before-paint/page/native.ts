import { ATTRIBUTES, HTML_TAGS, SVG, SVG_TAGS } from '../../../src/page/tags.ts';

/** What browsers with a sanitizer of their own add to `Document`. */
interface SanitizingParser {
  parseHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): Document;
}

/** The same elements and attributes that DOMPurify lets through. */
const SANITIZER: SanitizerConfig = {
  elements: [
    'html',
    'head',
    'body',
    'main',
    ...HTML_TAGS,
    ...SVG_TAGS.map((name) => ({ name, namespace: SVG })),
  ],
  attributes: [...ATTRIBUTES],
  comments: false,
  dataAttributes: true,
};

/** True when this browser can sanitize while it parses. */
export const isNative = 'parseHTML' in Document;

/** Parses and sanitizes at once; what comes back is inert. */
export function parseNatively(html: string): HTMLElement {
  const parser = Document as unknown as SanitizingParser;
  return parser.parseHTML(html, { sanitizer: SANITIZER }).body;
}
