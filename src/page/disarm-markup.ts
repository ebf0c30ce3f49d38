import { LIFTED } from './lifted.ts';

/** A comment, a tag that is none, or the start of an element with its name. */
const NEXT =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<!\[CDATA\[[^]*?(?:\]\]>|$)|<(?:[!?]|\/(?![a-z>]))[^>]*|<\/style(?=[\s/>])|<([a-z][^\t\n\f\r />]*)/gi;
const ATTRIBUTE =
  /([\t\n\f\r /]*)([^\t\n\f\r />][^\t\n\f\r />=]*)((?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r "'>][^\t\n\f\r >]*)?)?)/y;
/** The rest of a tag as most are written, with nothing in it that must go: taken at one look. */
const PLAIN_REST = new RegExp(
  `(?:[\\t\\n\\f\\r ]+(?!on|style=|${LIFTED}=)[a-z][\\w-]*="[^"]*"){0,100}[\\t\\n\\f\\r ]*(?=/?>)`,
  'iy',
);
const UNWANTED = new RegExp(`^(?:on|${LIFTED}$)`, 'i');
/** Elements that hold what the others hold, stand where the others stand, and do nothing. */
const STAND_INS = new Map([
  ['<style', '<noframes'],
  ['</style', '</noframes'],
  ['<base', '<meta'],
]);
/** What the end of a script depends on. */
const SCRIPT_PIECE = /<!--(?:-*>)?|-->|<\/?script(?=[\t\n\f\r />])/gi;
const MOST_ATTRIBUTES = 500;
const RAW = /^(?:style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/i;

/**
 * Rewrites HTML so that parsing it breaks no content security policy: a browser reports the styles
 * and handlers of an inert document, too, to the console and to the server. Style attributes are
 * lifted, what would pass for a lifted one goes, and so do handlers. Style sheets and base addresses
 * become elements that do nothing. All else stays to the letter.
 */
export function disarmMarkup(html: string): string {
  const pieces: string[] = [];
  let done = 0;
  NEXT.lastIndex = 0;
  for (let found = NEXT.exec(html); found; found = NEXT.exec(html)) {
    const [text, name] = found;
    pieces.push(html.slice(done, found.index), STAND_INS.get(text.toLowerCase()) ?? text);
    done = NEXT.lastIndex;
    if (name === undefined) continue;
    done = disarmAttributes(html, done, pieces);
    NEXT.lastIndex = endOfText(html, done, name);
  }
  pieces.push(html.slice(done));
  return pieces.join('');
}

/**
 * Parsers compare each attribute with all before it, so no element may have more than some.
 * @returns where the attributes of the tag end
 */
function disarmAttributes(html: string, start: number, pieces: string[]): number {
  PLAIN_REST.lastIndex = start;
  const rest = PLAIN_REST.exec(html)?.[0];
  if (rest !== undefined) {
    pieces.push(rest);
    return start + rest.length;
  }
  let end = start;
  let count = 0;
  ATTRIBUTE.lastIndex = start;
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const [text, space = '', name = '', value = ''] = found;
    end = ATTRIBUTE.lastIndex;
    count += 1;
    if (count > MOST_ATTRIBUTES) continue;
    if (/^style$/i.test(name)) pieces.push(space, LIFTED, value);
    else pieces.push(UNWANTED.test(name) ? ' ' : text);
  }
  return end;
}

/** Where what is no markup ends, right behind the tag of an element. */
function endOfText(html: string, start: number, name: string): number {
  if (/^script$/i.test(name)) return endOfScript(html, start);
  return RAW.test(name) ? endOfRawText(html, start, name) : start;
}

/** A script that begins another one within a comment ends with the second end: "double escaped". */
function endOfScript(html: string, start: number): number {
  let isComment = false;
  let isNested = false;
  SCRIPT_PIECE.lastIndex = start;
  for (const { 0: piece, index } of html.matchAll(SCRIPT_PIECE)) {
    if (piece.endsWith('>')) isComment = isNested = false;
    else if (piece === '<!--') isComment = true;
    else if (piece[1] !== '/') isNested ||= isComment;
    else if (isNested) isNested = false;
    else return index;
  }
  return html.length;
}

function endOfRawText(html: string, start: number, name: string): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = start;
  return end.exec(html)?.index ?? html.length;
}
