import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { describe, expect, inject, it } from 'vitest';
import { keyRange, valueRange, type RuleFile } from '../../src/compiler/source-file.ts';
import { checkNodes } from '../../src/compiler/yaml/check-nodes.ts';
import { guardText } from '../../src/compiler/yaml/guard-text.ts';
import { parseYaml } from '../../src/compiler/yaml/parse-yaml.ts';
import { parseOrdinary } from '../../src/compiler/yaml/parse-ordinary.ts';
import { positionOf } from '../../src/compiler/position.ts';
import { ruleFile, ruleText } from './rule-text.ts';

/** What the parser that can explain everything makes of a file; null when there is anything to tell. */
function readThoroughly(file: RuleFile) {
  if (guardText(file).length > 0) return null;
  const { source } = parseYaml(file);
  if (!source || checkNodes(source).length > 0) return null;
  const value = source.root.toJSON() as Record<string, unknown>;
  const rules = value['rules'] as unknown[];
  const lines = rules.map(
    (_, index) => positionOf(file.text, keyRange(source, ['rules', index])).line,
  );
  return { value, lines };
}

const pageFile = (text: string): RuleFile => ({ path: 'rules/page.yaml', text });

/** Whatever the fast parser reads, the other one reads alike. */
function compare(text: string): boolean {
  const file = pageFile(text);
  const ordinary = guardText(file).length === 0 ? parseOrdinary(file) : null;
  if (!ordinary) return false;
  const starts = ordinary.source.ordinary?.ruleStarts ?? [];
  const lines = starts.map((start) => positionOf(text, [start, start]).line);
  expect({ value: ordinary.value, lines }).toEqual(readThoroughly(file));
  return true;
}

const texts = globSync(['rules/**/*.yaml', 'tests/fixtures/broken-rules/**/*.yaml']).map((path) =>
  readFileSync(path, 'utf8'),
);
const own = globSync('rules/**/*.yaml').map((path) => [path, readFileSync(path, 'utf8')] as const);
const pieces = fc.oneof(
  fc.constantFrom(...Array.from(' \n\t\r:-#[]{},&*!|>\'"%@`?<=~0123456789.+eEx_ojnNaAfFtT\\/$')),
  fc.constantFrom(
    '  ',
    '\n  ',
    '\n    - ',
    ': ',
    ' #',
    ' # ',
    '- ',
    '? ',
    '|\n',
    '>-\n  ',
    '---\n',
  ),
  fc.constantFrom('null', 'true', 'True', 'no', '0x1f', '0o7', '.5', '.inf', '1e3', '1_000', '~'),
  fc.constantFrom('<<: ', '__proto__: ', '{ a: 1 }', '[b, ]', '"\\u0024{"', "''", '""', '...\n'),
);
const cut = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(6),
  piece: fc.oneof(pieces, fc.constant('')),
});
const mutated = fc
  .tuple(fc.constantFrom(...texts), fc.array(cut, { maxLength: 4 }))
  .map(([text, cuts]) =>
    cuts.reduce((changed, { at, length, piece }) => {
      const start = Math.floor(at * changed.length);
      return changed.slice(0, start) + piece + changed.slice(start + length);
    }, text),
  );

describe('an ordinary rule file', () => {
  it('says the same to the fast parser and to the one that explains', () => {
    let read = 0;
    fc.assert(
      fc.property(mutated, (text) => {
        if (compare(text)) read += 1;
      }),
      { numRuns: inject('runs') },
    );
    expect(read).toBeGreaterThan(inject('runs') / 10);
  });

  it.each(own)('is one like %s', (_, text) => {
    expect(compare(text)).toBe(true);
  });

  it('tells its rules from other lists', () => {
    expect(compare(ruleFile([ruleText()], 'rules/page.yaml', '[{ path: /about }]').text)).toBe(
      true,
    );
  });

  it.each([
    ['an alias', ruleText({ why: '&why Something is wrong.', alt: '*why' })],
    ['a tag', ruleText({ why: '!!str Something is wrong.' })],
    ['a placeholder', ruleText({ why: 'Something is ${wrong}.' })],
    ['a placeholder in escapes', ruleText({ why: '"Something is \\x24{wrong}."' })],
    ['a selector without its brackets', ruleText({ selector: '[data-x]' })],
    ['a selector that a comment cuts off', ruleText({ selector: '.hero #title' })],
    ['a key that is written twice', ruleText({ why: 'Wrong.\n    id: sample' })],
    ['a key that is no text', ruleText({ True: 'x' })],
    ['no key', `${ruleText()}    : x\n`],
    ['a reserved key', ruleText({ constructor: 'x' })],
    ['a long key', ruleText({ ['k'.repeat(1025)]: 'x' })],
    ['a number too large for a computer', ruleText({ delay: '1e400' })],
    ['too many levels', ruleText({ when: '[[[[[[a]]]]]]' })],
    ['a rule that is none', '  - hide\n'],
    ['a no-break space', ruleText({ why: 'Something\u00A0is wrong.' })],
    ['line ends of another system', ruleText().replaceAll('\n', '\r\n')],
    ['a second document', `${ruleText()}---\n`],
  ])('is none with %s', (_, rule) => {
    expect(parseOrdinary(ruleFile([rule]))).toBeNull();
  });

  it('has a tree for whoever must say where something stands', () => {
    const file = ruleFile([ruleText(), ruleText({ id: 'other-rule' })]);
    const { source } = parseOrdinary(file) ?? {};
    const selector = source && valueRange(source, ['rules', 1, 'selector']);
    expect(file.text.slice(...(selector ?? []))).toBe('.hero');
  });
});
