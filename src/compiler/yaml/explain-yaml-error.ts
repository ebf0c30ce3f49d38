import type { YAMLError } from 'yaml';
import type { Code } from '../codes.ts';
import { cut } from '../diagnostic.ts';
import { quote } from '../quote.ts';
import { findCommentInBrackets } from './cut-off.ts';
import { ALIASES, PLACEHOLDERS, SELECTOR_KEYS } from './forbidden.ts';
import { findForgottenBraces, type Group } from './forgotten-braces.ts';
import { COLON, DASH, NO_BREAK, reasonOf, UNSEEN } from './reason-of.ts';
import type { Range } from '../source-file.ts';

interface Explanation {
  readonly code: Code;
  readonly message: string;
  readonly range: Range;
  readonly suggestion?: string;
}

const SPECIAL_VALUE = new RegExp(
  `^\\s*(?:- )?(${SELECTOR_KEYS}):\\s+(?<value>[\\[&*@%!>].*?)\\s*$`,
);
const PLACEHOLDER = /\$\{|\{\{|<%|!include\b/;
const COMMENT =
  'In YAML everything after # is a comment, the closing bracket too. Put the text in quotes.';
/** A text that ends where a route begins, in brackets or behind a dash. */
const AMONG_ROUTES = /(?:^|\n)(?:routes|except):(?: +\[[^\]\n]*| *(?:\n *-[^\n]*)*\n *- +)$/;
const BRACES = 'a key and its value behind another key must stand in braces.';
const UNREADABLE = 'This line cannot be read as YAML: ';

/** The sentence about a space that is none. */
export const NO_BREAK_SPACE = `${UNREADABLE}${NO_BREAK}`;

/** The sentence about a letter that nobody sees. */
export const UNSEEN_LETTER = `${UNREADABLE}${UNSEEN}`;

/** Says what a person did, where the parser says what it expected. */
export function explainYamlError(text: string, error: YAMLError, topLevel: string): Explanation {
  const [start, end] = error.pos;
  const { line, offset } = lineAt(text, start);
  const range: Range = [start, Math.max(end, start + 1)];
  const special = SPECIAL_VALUE.exec(line);

  if (error.code === 'MULTIPLE_DOCS')
    return { code: 'R007', message: topLevel, range: [start, start + 3] };
  if (special?.groups?.value) return quoteIt(special[1] ?? '', special.groups.value, line, offset);
  const cutOff = findCommentInBrackets(text, start);
  if (cutOff) return quoteAll(text, cutOff);
  if (PLACEHOLDER.test(line)) return explainPlaceholder(line, offset);
  const mark = error.code === 'MISSING_CHAR' && /(["'])quote/.exec(error.message)?.[1];
  if (mark) return openQuote(text.lastIndexOf(mark, end));
  const star = findStar(line, offset) ?? findStarInList(text, start);
  if (star) return star;
  if (error.code === 'BAD_ALIAS') return { code: 'R005', message: ALIASES, range };
  const reason = reasonOf(error, line);
  const group = reason === COLON ? findForgottenBraces(line) : null;
  if (group) return askForBraces(group, offset);
  return { code: 'R001', message: `${UNREADABLE}${reason}`, range: onLine(text, range) };
}

/** Quotes would make a text of what is none. */
function askForBraces({ range: [start, end], inBraces }: Group, offset: number): Explanation {
  return {
    code: 'R001',
    message: `${UNREADABLE}${BRACES}`,
    range: [offset + start, offset + end],
    suggestion: cut(inBraces),
  };
}

/** `routes: *` is meant for every page, and `* id: x` for an entry of a list. */
function findStar(line: string, offset: number): Explanation | null {
  const [before, isRoute] = /^(?:\s*|\s*(routes|except):\s+)(?=\*(?:\s|$))/.exec(line) ?? [];
  if (before === undefined) return null;
  const range: Range = [offset + before.length, offset + before.length + 1];
  return isRoute === undefined
    ? { code: 'R001', message: `${UNREADABLE}${DASH}`, range }
    : everyPage(range);
}

/** The same where it is one of several routes. */
function findStarInList(text: string, at: number): Explanation | null {
  const isStar = /^\*(?:[\s,\]]|$)/.test(text.slice(at, at + 2));
  return isStar && AMONG_ROUTES.test(text.slice(0, at)) ? everyPage([at, at + 1]) : null;
}

function everyPage(range: Range): Explanation {
  return { code: 'R303', message: 'Every page is /*.', range, suggestion: '/*' };
}

function quoteAll(text: string, range: Range): Explanation {
  const suggestion = cut(quote(text.slice(...range)));
  return { code: 'R002', message: COMMENT, range, suggestion };
}

/** The message for a selector that begins with a sign of YAML's own. */
export function selectorSign(key: string): string {
  return `${key} must be one text in quotes; YAML gives [ & * @ % ! a special meaning.`;
}

function quoteIt(key: string, value: string, line: string, offset: number): Explanation {
  const start = offset + line.lastIndexOf(value);
  const suggestion = cut(`${key}: '${value}'`);
  return {
    code: 'R003',
    message: selectorSign(key),
    range: [start, start + value.length],
    suggestion,
  };
}

function explainPlaceholder(line: string, offset: number): Explanation {
  const start = offset + line.search(PLACEHOLDER);
  return { code: 'R013', message: PLACEHOLDERS, range: [start, start + 2] };
}

function openQuote(start: number): Explanation {
  return {
    code: 'R001',
    message: `${UNREADABLE}a quote is not closed.`,
    range: [start, start + 1],
  };
}

function lineAt(text: string, at: number): { line: string; offset: number } {
  const offset = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
  const end = text.indexOf('\n', offset);
  return { line: text.slice(offset, end === -1 ? undefined : end), offset };
}

/** A mark must stand under something: at the end of the text, under its last character. */
function onLine(text: string, [start, end]: Range): Range {
  const last = text.trimEnd().length;
  if (start < last) return [start, Math.min(end, text.indexOf('\n', start) >>> 0)];
  return [Math.max(0, last - 1), last];
}
