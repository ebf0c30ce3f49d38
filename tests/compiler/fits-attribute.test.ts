import { find, parse } from 'css-tree';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, inject, it } from 'vitest';
import { fitsAttribute } from '../../src/compiler/rule/fits-attribute.ts';

const { document } = new JSDOM('').window;

const text = fc.string({ unit: fc.constantFrom('a', 'B', '-', ' '), minLength: 1, maxLength: 4 });
const matcher = fc.constantFrom('=', '~=', '|=', '^=', '$=', '*=');
const flag = fc.constantFrom('', ' i', ' I', ' s');

/** What a browser says of an element whose title is that value. */
function fits(selector: string, value: string): boolean {
  const element = document.createElement('p');
  element.title = value;
  return element.matches(selector);
}

function says(selector: string, value: string): boolean {
  const part = find(
    parse(selector, { context: 'selector' }),
    ({ type }) => type === 'AttributeSelector',
  );
  if (part?.type !== 'AttributeSelector') throw new Error(`No attribute: ${selector}`);
  return fitsAttribute(part, value);
}

it('says of an attribute’s value what a browser says', () => {
  const law = fc.property(matcher, text, flag, text, (how, wanted, small, value) => {
    const selector = `[title${how}"${wanted}"${small}]`;
    expect(says(selector, value)).toBe(fits(selector, value));
  });
  fc.assert(law, { numRuns: inject('runs') });
});

it.each([
  ['[title]', 'any', true],
  ['[title=one]', 'one', true],
  ['[title=one]', 'two', false],
])('reads %s, too', (selector, value, expected) => {
  expect(says(selector, value)).toBe(expected);
});
