import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeYaml } from '../../src/app/inspector/picker/write-yaml.ts';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((text) => !/[\n\r]/.test(text)),
  fc.constantFrom(
    '',
    ' ',
    'a.  b',
    'a\tb',
    '\u2028',
    '\u0085',
    '\ufeff',
    ' # ',
    'yes',
    '~',
    '1e3',
    '0x1f',
    '- a',
    'a: b',
    "it's",
  ),
);
const values = fc.oneof(
  texts,
  fc.integer(),
  fc.boolean(),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(texts, texts, { maxKeys: 3, noNullPrototype: true }),
);

describe('a rule as it is written into a file', () => {
  it('reads as what it was, whatever its texts', () => {
    fc.assert(
      fc.property(values, values, (first, second) => {
        const rule = { id: 'shown', first, second };
        expect(parse(writeYaml(rule))).toEqual([rule]);
      }),
    );
  });

  it('stands in lines of its own, so that a line break in a text is a space', () => {
    expect(writeYaml({ id: 'shown', why: 'One\n two' })).toBe(
      "  - id: shown\n    why: 'One two'\n",
    );
  });
});
