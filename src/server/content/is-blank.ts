/** Elements that show something without a word. */
const PICTURES = /^<(?:img|svg|iframe|object|embed|video|audio)[\s/>]/i;
const BACKGROUND = /\burl\(|\bdata-(?:lazy-)?(?:bg|background)/i;
/** Elements whose text nobody sees, and which end at their own end tag, whatever is in them. */
const SILENT = /^<(script|style|title|template|textarea)[\s/>]/i;
/** What browsers take for a comment, and for a tag; any other `<` is text. */
const COMMENT = /^<(?:!--|[!?]|\/[^a-z])/i;
const TAG = /^<\/?[a-z]/i;
const SPACES = /&(?:nbsp|#160|#xa0);|[\s\u200B\uFEFF\0]+/gi;

/**
 * Whether there is nothing to be seen in a page's HTML: no text, no picture. A page as such is missing
 * then, whatever its source says. It is read no further than to the first that can be seen, and what is
 * in doubt counts as seen.
 */
export function isBlank(html: string): boolean {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const text = html.slice(at, next < 0 ? html.length : next);
    if (text.replace(SPACES, '') !== '') return false;
    if (next < 0) return true;
    const end = endOfMarkup(html, next);
    if (end === null) return false;
    at = end;
  }
  return true;
}

/** Where the markup ends that begins at a place; null where it shows something. */
function endOfMarkup(html: string, start: number): number | null {
  const beginning = html.slice(start, start + 12);
  if (beginning.startsWith('<!--')) return behind(html, '-->', start + 4);
  if (COMMENT.test(beginning)) return behind(html, '>', start);
  if (!TAG.test(beginning) || PICTURES.test(beginning)) return null;
  const end = behind(html, '>', start);
  if (BACKGROUND.test(html.slice(start, end))) return null;
  const silent = SILENT.exec(beginning)?.[1];
  return silent === undefined ? end : endOfElement(html, silent, end);
}

function endOfElement(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}[\\s/>]`, 'gi');
  endTag.lastIndex = from;
  const found = endTag.exec(html);
  return found ? behind(html, '>', found.index) : html.length;
}

/** The place behind a text; the end where it is not found. */
function behind(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
}
