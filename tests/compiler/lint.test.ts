import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { lintRules } from '../../src/compiler/lint/lint-rules.ts';
import { isAuthorsName, isKind } from '../../src/app/inspector/picker/durable-names.ts';
import { describeGenerated } from '../../src/contract/passing-names.ts';
import { lintNames, lints } from '../../src/compiler/lint/lints.ts';
import { rulesThatCount } from '../../src/compiler/read-rule.ts';
import { codesOf, lint, rule, TODAY } from './lint-text.ts';

describe('fragile', () => {
  it.each([
    ['.hero p:nth-child(2)', 'nth-child'],
    ['.hero p:nth-of-type(2)', 'nth-of-type'],
    ['.hero > div > div > div > p', '4 levels'],
    ['.et_pb_text_17', 'et_pb_text_17'],
    ['.et_pb_section_3_tb_body p', 'et_pb_section_3_tb_body'],
    ['.elementor-element-1a2b3c4', 'elementor-element-1a2b3c4'],
    ['.css-1x2y3z', 'css-1x2y3z'],
    ['.wrap-a1b2c3d', 'wrap-a1b2c3d'],
    ['div > div > .intro', 'around the page'],
    ['.hero p, [lang] .intro', 'around the page'],
    [':not(.hero) > .intro', 'around the page'],
    ['div + div .intro', 'around the page'],
    [':is(.hero, div) .intro', 'around the page'],
  ])('%s', (selector, said) => {
    const [warning] = lint(rule(`selector: '${selector}'; action: add-class; class: wide`));
    expect(warning).toMatchObject({ code: 'W102', severity: 'warning', line: 5 });
    expect(warning?.message).toContain(said);
  });

  it('counts sections too, inside of other finders as well', () => {
    const selector = '{ all-of: [{ nth-section: 4 }, .map] }';
    const found = lint(rule(`selector: ${selector}; action: add-class; class: wide`));
    const column = '    selector: { all-of: [{ '.length + 1;
    const endColumn = column + 'nth-section'.length;
    expect(found).toMatchObject([{ code: 'W102', line: 5, column, endColumn }]);
  });

  it.each([
    '.hero .et_pb_text_17',
    '.et_pb_column_1_2 .logo',
    'img.wp-image-448',
    '.hero > div > p',
    '.et_pb_text_17[data-name="hero"]',
    '.section-2024 h2',
    'div.hero > p',
    'section > div h2',
    'div + section .intro',
    ':is(.hero, .banner) h2',
    ':is(div.hero, .banner) h2',
    '.hero .row .column .box .intro',
  ])('%s is not', (selector) => {
    expect(codesOf(rule(`selector: '${selector}'; action: add-class; class: wide`))).toEqual([]);
  });

  it.each([
    ['', ['W102']],
    [', text: Our Team', []],
    [', text-contains: Team', []],
  ])('a number%s', (text, codes) => {
    const selector = `{ css: .et_pb_text_17${text} }`;
    expect(codesOf(rule(`selector: ${selector}; action: add-class; class: wide`))).toEqual(codes);
  });

  it('a text to be written is none to be found by', () => {
    const rest = 'selector: .et_pb_text_17; action: replace-content; text: New; expect: { max: 1 }';
    expect(codesOf(rule(rest))).toEqual(['W102']);
  });

  it('points at what stands around the page, and at no more', () => {
    const selector = '.hero p, div + div > .intro';
    const [warning] = lint(rule(`selector: '${selector}'; action: add-class; class: wide`));
    const start = "    selector: '.hero p, ".length + 1;
    const end = start + 'div + div'.length;
    expect(warning).toMatchObject({ line: 5, column: start, endLine: 5, endColumn: end });
  });

  it.each(['et_pb_column_1_2', 'et_pb_with_background', 'wp-image-448', 'home-heading', 'h2'])(
    'the name %s is nobody’s number',
    (name) => {
      expect(describeGenerated(name)).toBeNull();
    },
  );
});

describe('what the picker proposes', () => {
  it.each([
    'et_pb_text_17',
    'hero-a1b2c',
    'css-1q2w3e',
    'brxe-hvkqzt',
    'fl-node-5f3ab',
    'vc_custom_1600000000',
    'wp-elements-hvkqzt',
    'elementor-element-3f2a1bc',
  ])('is never a name like %s, of which a rule is warned', (name) => {
    expect(describeGenerated(name)).not.toBeNull();
    expect(isAuthorsName(name) || isKind(name)).toBe(false);
  });
});

describe('costly', () => {
  it.each(['h2:has(img)', '[class*="logo"]', '*[href^="/blog"]'])('%s', (selector) => {
    expect(codesOf(rule(`selector: '${selector}'; action: add-class; class: wide`))).toEqual([
      'W103',
    ]);
  });

  it.each(['.hero:has(img)', 'img[src*="logo"]', '[href="/blog"]', '.hero [src*="logo"]:is(img)'])(
    '%s is not',
    (selector) => {
      const found = codesOf(rule(`selector: '${selector}'; action: add-class; class: wide`));
      expect(found.includes('W103')).toBe(selector.startsWith('.hero ['));
    },
  );
});

describe('costly, wherever it stands', () => {
  it.each([
    "['.hero', 'h2:has(img)']",
    '{ css: "h2:has(img)", text: Our Team }',
    "{ empty: 'h2:has(img)', unless: '[class*=\"logo\"]' }",
    "{ first: 2, of: 'h2:has(img)' }",
    "{ all-of: ['.hero', { first: 2, of: 'h2:has(img)' }] }",
  ])('%s', (selector) => {
    const found = lint(rule(`selector: ${selector}; action: add-class; class: wide`));
    const column = `    selector: ${selector}`.indexOf(':has') + 1;
    expect(found).toMatchObject([{ code: 'W103', line: 5, column }]);
  });

  it('but not where it only narrows', () => {
    const selector = "{ empty: .row, unless: 'h2:has(img)' }";
    expect(codesOf(rule(`selector: ${selector}; action: add-class; class: wide`))).toEqual([]);
  });
});

describe('missing-expect', () => {
  it.each([
    'hide',
    'remove',
    'unwrap',
    'replace-content; text: New',
    'move; to: .a; position: after',
  ])('%s', (action) => {
    expect(codesOf(rule(`selector: .note; action: ${action}`))).toEqual(['W108']);
  });

  it('one alternative of several that has no limit', () => {
    expect(codesOf(rule("selector: ['#note', .note]; action: hide"))).toEqual(['W108']);
  });

  it.each([
    'selector: .note; action: hide; expect: { max: 3 }',
    'selector: .note; action: hide; once: true',
    "selector: '#note'; action: hide",
    'selector: { first: 2, of: .note }; action: hide',
    "selector: { all-of: [.note, '#note'] }; action: hide",
    'selector: .note; action: add-class; class: wide',
  ])('%s is fine', (rest) => {
    expect(codesOf(rule(rest))).toEqual([]);
  });

  it('a section that is counted is one', () => {
    expect(codesOf(rule('selector: { nth-section: 2 }; action: hide'))).toEqual(['W102']);
  });

  it('says how many there are today, where that is known', () => {
    const text = `routes: /about\nrules:\n${rule('selector: .note; action: hide')}`;
    const { read } = compileRules([{ path: 'rules/a.yaml', text }]);
    const warn = (most?: Map<string, number>) =>
      lintRules(rulesThatCount(read, {}), TODAY, most)[0];
    const found = (count: number) => warn(new Map([['sample-rule', count]]))?.message;
    expect(found(4)).toMatch(/ Add expect: \{ max: 8 \}\. Today it finds 4 on one page\.$/);
    expect(found(1)).toMatch(/ Add expect: \{ max: 2 \}\. Today it finds 1 on one page\.$/);
    expect(found(0)).toMatch(/ Add expect: \{ max: N \}\.$/);
    expect(warn()?.message).toMatch(/ Add expect: \{ max: N \}\.$/);
  });
});

describe('hasty', () => {
  it.each([
    ['3', '3000', 12],
    ['10', '10000', 12],
    ['[0, 5, 500]', '5000', 16],
  ])('a delay of %s', (delay, meant, column) => {
    const [warning, ...others] = lint(
      rule(`selector: .hero; action: add-class; class: wide; delay: ${delay}`),
    );
    expect(warning).toMatchObject({ code: 'W118', line: 8, column, suggestion: meant });
    expect(others).toEqual([]);
  });

  it.each(['0', '11', '[0, 300, 10000]'])('no delay of %s', (delay) => {
    expect(
      codesOf(rule(`selector: .hero; action: add-class; class: wide; delay: ${delay}`)),
    ).toEqual([]);
  });
});

describe('over', () => {
  const until = (day: string) => lint(rule(`selector: '#note'; action: hide; until: ${day}`));

  it('a rule whose last day is past', () => {
    expect(until('2024-11-21')).toMatchObject([{ code: 'W117', line: 7 }]);
    expect(until('2024-11-21')[0]?.message).toContain('its last day was 2024-11-21');
  });

  it('not on the last day itself', () => {
    expect(until(TODAY)).toEqual([]);
  });
});

describe('a comment that switches a hint off', () => {
  const hide = 'selector: .note; action: hide';
  const above = (comment: string) => `  # ${comment}\n${rule(hide)}`;

  it.each([
    ['above the rule', above('rules-disable-next-line missing-expect -- there may be any number')],
    [
      'above other comments and an empty line',
      above('rules-disable-next-line missing-expect -- any\n\n  # What an editor noted.'),
    ],
    [
      'above the line',
      rule('selector: .note; # rules-disable-next-line missing-expect -- any; action: hide'),
    ],
  ])('%s', (_where, text) => {
    expect(lint(text)).toEqual([]);
  });

  it.each([
    ['rules-disable-next-line missing-expect', ['W108', 'W109'], 'Say why'],
    ['rules-disable-next-line missing-expct -- why', ['W108', 'W109'], 'no hint "missing-expct"'],
    ['rules-disable-next-line', ['W108', 'W109'], 'names no hint'],
    ['rules-disable-next-line missing-expect, costly -- why', ['W109'], 'Nothing below is costly'],
  ])('%s', (comment, codes, said) => {
    const found = lint(above(comment));
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found.at(-1)).toMatchObject({ line: 3, message: expect.stringContaining(said) });
  });

  it('is not called needless for a hint that was not looked for', () => {
    const text = above('rules-disable-next-line missing-expect, stale -- for the day of the move');
    expect(lint(text)).toEqual([]);
  });
});

it('every hint has a name and a code of its own', () => {
  expect(new Set(Object.values(lints)).size).toBe(lintNames.length);
});
