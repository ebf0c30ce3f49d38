import { expect, it } from 'vitest';
import { splitCompounds, splitList, splitSimples } from '../../src/explain/split-css.ts';

it.each([
  ['main > .hero h1', ['main', '.hero', 'h1']],
  ['.hero>h1+p ~ a', ['.hero', 'h1', 'p', 'a']],
  ['> h1', ['h1']],
  ['p:not(.lead > em) b', ['p:not(.lead > em)', 'b']],
  ['[title="a > b"] p', ['[title="a > b"]', 'p']],
  ['[title="a ]\' b"] p', ['[title="a ]\' b"]', 'p']],
  ['[title="a \\" ] b"] p', ['[title="a \\" ] b"]', 'p']],
  ['[alt="🦐🦐"] p', ['[alt="🦐🦐"]', 'p']],
])('%s is made of the compounds %j', (selector, compounds) => {
  expect(splitCompounds(selector).map(({ text }) => text)).toEqual(compounds);
});

it.each([
  [
    'h2.title#top[id]:not(.old:first-child)',
    ['h2', '.title', '#top', '[id]', ':not(.old:first-child)'],
  ],
  ['[alt="🦐🦐"].a', ['[alt="🦐🦐"]', '.a']],
])('%s is made of the parts %j', (compound, simples) => {
  expect(splitSimples(compound)).toEqual(simples);
});

it('is cut at the commas between selectors alone', () => {
  const selectors = ['h1', '.a:is(b, i)', '[title="x,y"]'];
  expect(splitList(selectors.join(', '))).toEqual(selectors);
});
