import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Bucket } from '../../../src/engine/plan/bucket.ts';
import { NameList } from '../../../src/engine/plan/name-list.ts';

const NAMES = ['a', 'ab', 'abc', 'b', 'b-c', 'c_d', 'i'];

/** Letters of which an attribute's value is made, those that are written otherwise in small letters included. */
const letter = fc.constantFrom(...'aAbBcCdiI-_ \t\n\r\f', '\u0130', '\u00A0', '.');
const value = fc.string({ unit: letter, maxLength: 12 });

/** So that a pattern of all names is worth it, or not. */
const LENGTHS: [string, number][] = [
  ['few', 1],
  ['many', 12],
];

/** What a list finds: of each element, by its number, the names. */
function namesFound(attribute: 'class' | 'id', values: readonly string[]): string[] {
  const list = new NameList(attribute);
  const names = new Map<Bucket, string>(NAMES.map((name) => [list.take(name), name]));
  const root = document.createElement('main');
  const elements = values.map(() => document.createElement('p'));
  for (const [at, element] of elements.entries()) element.setAttribute(attribute, values[at] ?? '');
  root.append(...elements);
  const found: string[] = [];
  list.scanInside(root, (bucket, element) => {
    found.push(`${elements.indexOf(element as HTMLParagraphElement)} ${names.get(bucket)}`);
  });
  return found;
}

describe.each(LENGTHS)('looking for names in %s values', (_name, times) => {
  it.each(['class', 'id'] as const)('finds each %s where it stands', (attribute) => {
    const separator = attribute === 'class' ? /[\t\n\f\r ]+/ : /\0/;
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (some) => {
        const values = Array.from({ length: times }, () => some).flat();
        const expected = values.flatMap((one, at) =>
          one
            .toLowerCase()
            .split(separator)
            .filter((name) => NAMES.includes(name))
            .map((name) => `${at} ${name}`),
        );
        expect(namesFound(attribute, values)).toEqual(expected);
      }),
      { numRuns: inject('runs') },
    );
  });
});
