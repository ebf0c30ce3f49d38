import type { YAMLError } from 'yaml';
import { cut } from '../diagnostic.ts';

const INDENTATION = 'the indentation does not fit the lines above, or a colon is missing.';
const MISSING = 'something is missing, mostly a colon after the key or a closing bracket.';
/** The words about a colon within a text. */
export const COLON = 'a text with a colon and a space in it must stand in quotes.';
const SPACE = 'a space is missing after the colon.';
/** The words about a space that is none. */
export const NO_BREAK =
  'it has a no-break space, which looks like a space and is none. Type that space again.';
/** The words about a letter that nobody sees. */
export const UNSEEN = 'it has a letter that nobody sees. Delete the line and type it again.';
/** Among them the joiner, unless it joins two pictures to one. */
export const HAS_UNSEEN =
  /[\u200B\u200C\u2060\uFEFF]|(?<!\p{Extended_Pictographic}\p{M}?\p{EMod}?)\u200D/u;
const COLON_IN_BRACES = /[{,]\s*[\w-]+:\s+[^'",{}[\]]*:\s/;
const NO_SPACE_IN_LINE = /^\s*(?:- )?[a-z-]+:[^\s/]/;
/** A text in single quotes with an apostrophe inside of a word. */
const APOSTROPHE = /[:,[{-]\s*'([^'"]*(?:\w'\w[^'"]*)+)'/;
/** The words about a dash that is none. */
export const DASH = 'an entry of a list begins with "- ".';

/** What a person did on a line that cannot be read as YAML, without the beginning of the sentence. */
export function reasonOf(error: YAMLError, line: string): string {
  if (line.includes('\u00A0')) return NO_BREAK;
  if (HAS_UNSEEN.test(line)) return UNSEEN;
  if (/^\s*[–—•]\s/.test(line)) return DASH;
  const text = APOSTROPHE.exec(line)?.[1];
  if (text !== undefined) return `an apostrophe ends the text. Write "${cut(text)}".`;
  if (COLON_IN_BRACES.test(line)) return COLON;
  if (
    /^[^'"#]*:\s+(?!['"\s])[^#]*?:(?:\s|$)/.test(line) &&
    /^(BLOCK_AS|MULTILINE_IMPLICIT)/.test(error.code)
  ) {
    return COLON;
  }
  if (/^\s*-\w+:(?:\s|$)/.test(line)) return 'a space is missing after the dash.';
  if (NO_SPACE_IN_LINE.test(line)) return SPACE;
  if (isOddlyIndented(line)) return INDENTATION;
  if (line.includes('\t')) return 'tabs are not allowed for indentation. Use two spaces.';
  switch (error.code) {
    case 'BAD_INDENT':
    case 'BLOCK_IN_FLOW':
      return 'the indentation does not fit the lines above, or a bracket is not closed.';
    case 'MISSING_CHAR':
      return MISSING;
    case 'BAD_SCALAR_START':
      return 'a text that begins with a special sign must stand in quotes.';
    case 'BAD_DQ_ESCAPE':
      return 'a backslash in double quotes has a meaning of its own. Use single quotes.';
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return INDENTATION;
    case 'NON_STRING_KEY':
      return 'a key must be a plain word.';
    default:
      return 'there is something that does not belong here. A text with special signs must stand in quotes.';
  }
}

function isOddlyIndented(line: string): boolean {
  return (/^ */.exec(line)?.[0].length ?? 0) % 2 === 1;
}
