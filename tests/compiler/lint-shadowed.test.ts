import { describe, expect, it } from 'vitest';
import { codesOf, lint, lintFiles, rule } from './lint-text.ts';

/** A rule that does again what an earlier one does. */
const HIDE = 'selector: .note; action: hide; expect: { max: 3 }';

const both = (first: string, second: string): string =>
  rule(first, 'first-rule') + rule(second, 'second-rule');

it('names the later rule, and where the earlier one stands', () => {
  const found = lint(both(HIDE, HIDE));
  expect(found).toMatchObject([{ code: 'W104', rule: 'second-rule' }]);
  expect(found[0]?.message).toContain('rules/page.yaml:3');
});

describe('elements', () => {
  it.each([
    ['the same', '.note', '.note', true],
    ['the same alternatives', '[.note, .hint]', '[.note, .hint]', true],
    ['an alternative more', '.note', '[.note, .hint]', false],
    ['an alternative less', '[.note, .hint]', '.note', false],
    ['the same, in another order', "'.note, .hint'", "'.hint, .note'", true],
    ['some of them', "'.note, .hint'", '.note', true],
    ['these and others', '.note', "'.note, .hint'", false],
  ])('%s', (_name, first, second, isShadowed) => {
    const of = (selector: string) => HIDE.replace('.note', selector);
    expect(codesOf(both(of(first), of(second)))).toEqual(isShadowed ? ['W104'] : []);
  });
});

describe('times', () => {
  const whenHero = `${HIDE}; when: { exists: .hero }`;
  const whenMap = `${HIDE}; when: { exists: .map }`;

  it.each([
    ['always, and always', HIDE, HIDE, true],
    ['always, and on some days', HIDE, `${HIDE}; until: 2026-11-30`, true],
    ['until some day, and always', `${HIDE}; until: 2026-11-30`, HIDE, false],
    ['from some day on, and always', `${HIDE}; from: 2026-11-01`, HIDE, false],
    ['always, and on some condition', HIDE, whenHero, true],
    ['on some condition, and always', whenHero, HIDE, false],
    ['on the same condition', whenHero, whenHero, true],
    ['on another condition', whenHero, whenMap, false],
  ])('%s', (_name, first, second, isShadowed) => {
    expect(codesOf(both(first, second))).toEqual(isShadowed ? ['W104'] : []);
  });
});

describe('pages', () => {
  const INDUSTRIES = 'routes: /industries/*';

  it.each([
    ['the same', 'routes: /about', 'routes: /about', true],
    ['one of several', 'routes: [/about, /contact]', 'routes: /contact', true],
    ['one more', 'routes: /about', 'routes: [/about, /contact]', false],
    ['another', 'routes: /about', 'routes: /contact', false],
    ['all of a kind, and one of them', INDUSTRIES, 'routes: /industries/legal', true],
    [
      'all but this',
      `${INDUSTRIES}\nexcept: /industries/legal`,
      'routes: /industries/legal',
      false,
    ],
    [
      'all but another',
      `${INDUSTRIES}\nexcept: /industries/oil-gas`,
      'routes: /industries/legal',
      true,
    ],
  ])('%s', (_name, first, second, isShadowed) => {
    const files = [
      { path: 'rules/pages/a.yaml', text: `${first}\nrules:\n${rule(HIDE, 'first-rule')}` },
      { path: 'rules/pages/b.yaml', text: `${second}\nrules:\n${rule(HIDE, 'second-rule')}` },
    ];
    const codes = lintFiles(files).map(({ code }) => code);
    expect(codes).toEqual(isShadowed ? ['W104'] : []);
  });
});
