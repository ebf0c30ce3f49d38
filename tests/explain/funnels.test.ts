import { describe, expect, it } from 'vitest';
import { finders } from '../../src/engine/index.ts';
import { finderSteps } from '../../src/explain/funnels/finder-steps.ts';
import { splitCompounds, splitList, splitSimples } from '../../src/explain/split-css.ts';

it('there is a funnel for every finder', () => {
  const names = finders.map(({ name }) => name);
  expect(Object.keys(finderSteps).toSorted()).toEqual(names.toSorted());
});

describe('splitting CSS', () => {
  it.each([
    ['h1, h2', ['h1', 'h2']],
    [':is(h1, h2), [title="a,b"]', [':is(h1, h2)', '[title="a,b"]']],
  ])('the list %s', (css, parts) => {
    expect(splitList(css)).toEqual(parts);
  });

  it.each([
    ['.a > .b c', ['|.a', '>|.b', ' |c']],
    ['a>b+c~d', ['|a', '>|b', '+|c', '~|d']],
    ['[title="a > b"] :has(> .c) .d', ['|[title="a > b"]', ' |:has(> .c)', ' |.d']],
  ])('the compounds of %s', (css, parts) => {
    expect(splitCompounds(css).map(({ combinator, text }) => `${combinator}|${text}`)).toEqual(
      parts,
    );
  });

  it('each compound knows the selector up to it', () => {
    expect(splitCompounds('.a > .b  c').map(({ prefix }) => prefix)).toEqual([
      '.a',
      '.a > .b',
      '.a > .b  c',
    ]);
  });

  it.each([
    [
      'h4.title#one[lang="a.b"]:not(.old):first-child',
      ['h4', '.title', '#one', '[lang="a.b"]', ':not(.old)', ':first-child'],
    ],
    ['*', ['*']],
  ])('the simple selectors of %s', (css, parts) => {
    expect(splitSimples(css)).toEqual(parts);
  });
});
