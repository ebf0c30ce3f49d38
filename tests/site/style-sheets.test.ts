import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BUILT = 'dist/assets';
const sheets = readdirSync(BUILT)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${BUILT}/${file}`, 'utf8'));

/** More than which line it is: Safari throws the whole declaration away, and the line with it. */
const LINE_AND_LOOK = /(?<!-)text-decoration:(?!(?:none|underline|line-through)[;}!])[^;}]*/g;

it('say in one declaration which line a text has, and how it looks in others', () => {
  expect(sheets.some((sheet) => sheet.includes('text-decoration:underline'))).toBe(true);
  expect(sheets.flatMap((sheet) => sheet.match(LINE_AND_LOOK) ?? [])).toEqual([]);
});
