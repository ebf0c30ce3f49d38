import { finders } from '../engine/index.ts';
import { quote } from './quote.ts';

/** What groups begin with that stand in rules on one line. */
const FIRST_KEYS = ['exists', 'path-contains', 'not', 'min', 'max', 'every', 'for'].concat(
  finders.map(({ name }) => name),
);
const PAIR = new RegExp(`^\\s*(${FIRST_KEYS.join('|')}):\\s+(\\S.*?)\\s*$`, 's');
/** These end a text that stands in braces without quotes. */
const ENDS = /[,:#[\]{}&*!|>'"%@`]/;

/** What is meant by `heading: Our Team` in the place of a group; null for any other text. */
export function putInBraces(text: string): string | null {
  const [, key, value = ''] = PAIR.exec(text) ?? [];
  return key === undefined ? null : `{ ${key}: ${putInBraces(value) ?? writeValue(value)} }`;
}

function writeValue(value: string): string {
  return /^['"{[]/.test(value) || !ENDS.test(value) ? value : quote(value);
}
