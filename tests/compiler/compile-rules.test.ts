import { describe, expect, it } from 'vitest';
import { compileRules, readAhead } from '../../src/compiler/compile-rules.ts';
import type { CompileOptions } from '../../src/compiler/read-rule.ts';
import type { RuleFile } from '../../src/compiler/source-file.ts';
import { ruleFile, ruleText } from './rule-text.ts';

function compile(files: readonly RuleFile[], options?: CompileOptions) {
  const { compiled, diagnostics } = compileRules(files, options);
  expect(diagnostics).toEqual([]);
  return compiled?.rules ?? [];
}

const idsOf = (rules: readonly { readonly id: string }[]): string[] => rules.map(({ id }) => id);

describe('a compiled rule', () => {
  it('has everything that was left out filled in', () => {
    expect(compile([ruleFile()])).toEqual([
      {
        id: 'sample-rule',
        source: { file: 'rules/page.yaml', line: 3 },
        why: 'Something on this page is wrong.',
        routes: ['/about'],
        except: [],
        when: [],
        selectors: ['.hero'],
        action: 'hide',
        options: {},
        delays: [0],
        retry: null,
        expect: {},
        once: false,
        from: null,
        until: null,
      },
    ]);
  });

  it('may look for an element whose class is called like a kind of picture', () => {
    const file = ruleFile([ruleText({ selector: 'img.svg' })]);
    expect(compile([file])).toMatchObject([{ selectors: ['img.svg'] }]);
  });

  it('keeps everything that was written', () => {
    const text = ruleText({
      when: '{ exists: .a, path-contains: [b, c], not: { exists: { heading: D } } }',
      selector: '[.hero, { css: p, text: Our Team }]',
      action: 'set-style',
      style: '{ padding-bottom: 30px }',
      delay: '[0, 500]',
      retry: '{ every: 100, for: 10000 }',
      expect: '{ min: 1, max: 3 }',
      once: 'true',
      from: '2026-11-01',
      until: '2026-11-30',
    });
    const file = { path: 'rules/a.yaml', text: `routes: [/a, /b]\nexcept: /a/c\nrules:\n${text}` };
    expect(compile([file])).toMatchObject([
      {
        routes: ['/a', '/b'],
        except: ['/a/c'],
        when: [
          { exists: '.a' },
          { 'path-contains': ['b', 'c'] },
          { not: { exists: { heading: 'D' } } },
        ],
        selectors: ['.hero', { css: 'p', text: 'Our Team' }],
        options: { style: { 'padding-bottom': '30px' } },
        delays: [0, 500],
        retry: { every: 100, for: 10_000 },
        expect: { min: 1, max: 3 },
        once: true,
        from: '2026-11-01',
        until: '2026-11-30',
      },
    ]);
  });
});

describe('the compiled set', () => {
  it('has everywhere before pages before others, each by path', () => {
    const paths = [
      'rules/z.yaml',
      'rules/pages/b.yaml',
      'rules/pages/a.yaml',
      'rules/everywhere/x.yaml',
    ];
    const files = paths.map((path, index) => ruleFile([ruleText({ id: `rule-${index}` })], path));
    expect(idsOf(compile(files))).toEqual(['rule-3', 'rule-2', 'rule-1', 'rule-0']);
    expect(idsOf(compile(files.toReversed()))).toEqual(['rule-3', 'rule-2', 'rule-1', 'rule-0']);
  });

  it('leaves out what is switched off, and drafts unless they are wanted', () => {
    const file = ruleFile([
      ruleText({ id: 'rule-off', enabled: 'false' }),
      ruleText({ id: 'rule-draft', status: 'draft' }),
      ruleText({ id: 'rule-live', status: 'live' }),
    ]);
    expect(idsOf(compile([file]))).toEqual(['rule-live']);
    expect(idsOf(compile([file], { includeDrafts: true }))).toEqual(['rule-draft', 'rule-live']);
  });

  it('is refused as a whole for one mistake in what is switched off', () => {
    const file = ruleFile([
      ruleText(),
      ruleText({ id: 'rule-off', enabled: 'false', action: 'hid' }),
    ]);
    const { compiled, diagnostics } = compileRules([file]);
    expect(compiled).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'R201', rule: 'rule-off', line: 10, column: 13 }]);
  });

  it('is not refused for a warning', () => {
    const { compiled, diagnostics } = compileRules([ruleFile()], { pageRoutes: ['/'] });
    expect(compiled?.rules).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ code: 'W101', severity: 'warning' }]);
  });

  it('is not warned of a link to a page, a file, another site or a place on the page', () => {
    const around = {
      pageRoutes: ['/about', '/blog/:slug'],
      publicFiles: ['/plan.pdf', '/a b.pdf'],
    };
    const pages = ['/About/', '/blog/a?b#c', 'https://example.com/x', '#top', '?a'];
    const files = ['/plan.pdf', '/a%20b.pdf', '/sitemap.xml'];
    for (const value of [...pages, ...files]) {
      const rule = ruleText({ action: 'set-attribute', name: 'href', value: `'${value}'` });
      expect(compileRules([ruleFile([rule])], around).diagnostics, value).toEqual([]);
    }
  });

  it('is proposed a page or a file in place of a link that leads nowhere, and no pattern', () => {
    const around = { pageRoutes: ['/blog/*'], publicFiles: ['/plan.pdf'] };
    const suggestionFor = (to: string) => {
      const rule = ruleText({ selector: 'a.old', action: 'rewrite-link', link: '/old', to });
      const { diagnostics } = compileRules([ruleFile([rule], undefined, '/blog/x')], around);
      return diagnostics.map(({ suggestion }) => suggestion);
    };
    expect(suggestionFor('/paln.pdf')).toEqual(['/plan.pdf']);
    expect(suggestionFor('/blgo/a')).toEqual([undefined]);
  });

  it('is warned of a picture that is not there, and of its name when it is misspelt', () => {
    const named = (src: string) => {
      const rule = ruleText({ action: 'swap-image', src });
      return compileRules([ruleFile([rule])], { publicFiles: ['/images/team.svg'] });
    };
    expect(named('images/team.svg').diagnostics).toEqual([]);
    expect(named('images/taem.svg')).toMatchObject({
      compiled: { rules: [{ action: 'swap-image' }] },
      diagnostics: [{ code: 'W111', severity: 'warning', suggestion: 'images/team.svg' }],
    });
    expect(named('public/images/team.svg').diagnostics).toMatchObject([
      { code: 'W111', suggestion: 'images/team.svg' },
    ]);
  });

  it('has a hash that changes with the rules and with nothing else', () => {
    const hash = (file: RuleFile) => compileRules([file]).compiled?.hash;
    const plain = hash(ruleFile());
    expect(plain).toMatch(/^[0-9a-f]{16}$/);
    expect(hash({ ...ruleFile(), text: `${ruleFile().text}# a note\n` })).toBe(plain);
    expect(hash(ruleFile([ruleText({ selector: '.other' })]))).not.toBe(plain);
  });

  it('may be empty', () => {
    expect(compile([])).toEqual([]);
  });

  it('understands Windows line ends and a byte order mark', () => {
    const text = `\uFEFF${ruleFile().text.replaceAll('\n', '\r\n')}`;
    expect(compile([{ path: 'rules/page.yaml', text }])).toHaveLength(1);
  });
});

describe('what only looks like a conflict', () => {
  const image = { selector: 'img.hero', action: 'set-attribute', name: 'alt' };
  const pair = (one: Record<string, string>, other: Record<string, string>) => [
    ruleText({ ...image, id: 'first-rule', value: 'One', ...one }),
    ruleText({ ...image, id: 'second-rule', value: 'Other', ...other }),
  ];

  it.each([
    ['other seasons', { until: '2026-11-30' }, { from: '2026-12-01' }],
    ['other conditions', { when: '{ exists: .a }' }, { when: '{ exists: .b }' }],
    ['other elements', { selector: 'img.a' }, { selector: 'img.b' }],
    ['the same value', {}, { value: 'One' }],
    ['one of them off', {}, { enabled: 'false' }],
  ])('%s', (_name, one, other) => {
    expect(compileRules([ruleFile(pair(one, other))]).diagnostics).toEqual([]);
  });

  it('other pages, one excepted', () => {
    const [first = '', second = ''] = pair({}, {});
    const everywhere = {
      path: 'rules/a.yaml',
      text: `routes: /*\nexcept: /about\nrules:\n${first}`,
    };
    expect(compileRules([everywhere, ruleFile([second])]).diagnostics).toEqual([]);
    const without = { ...everywhere, text: everywhere.text.replace('except: /about\n', '') };
    expect(compileRules([without, ruleFile([second])]).diagnostics).toMatchObject([
      { code: 'R304' },
    ]);
  });

  it('two components at one place', () => {
    const insert = { action: 'insert-component', component: 'contact-form', position: 'end' };
    const other = { ...insert, component: 'blog-teasers' };
    const rules = [
      ruleText({ ...insert, id: 'first-rule' }),
      ruleText({ ...other, id: 'second-rule' }),
    ];
    expect(compileRules([ruleFile(rules)]).diagnostics).toEqual([]);
  });
});

describe('reading again', () => {
  it('sees every change of a file, and every change back', () => {
    const good = ruleFile();
    const bad = { ...good, text: good.text.replace('hide', 'hid') };
    const other = { ...good, text: good.text.replace('.hero', '.banner') };
    for (let turn = 0; turn < 3; turn += 1) {
      expect(compile([good])[0]?.selectors).toEqual(['.hero']);
      expect(compileRules([bad]).diagnostics.map(({ code }) => code)).toEqual(['R201']);
      expect(compile([other])[0]?.selectors).toEqual(['.banner']);
    }
  });

  it('ahead pauses after each file and changes nothing about the result', async () => {
    const files = ['one', 'two', 'three'].map((name) =>
      ruleFile([ruleText({ id: `rule-${name}` })], `rules/${name}.yaml`, `/ahead-${name}`),
    );
    let pauses = 0;
    await readAhead(files, async () => void (pauses += 1));
    expect(pauses).toBe(3);
    expect(idsOf(compile(files))).toEqual(['rule-one', 'rule-three', 'rule-two']);
  });
});
