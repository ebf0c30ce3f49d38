import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, inject, it } from 'vitest';
import { stringify } from 'yaml';
import { codes } from '../../src/compiler/codes.ts';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';
import { checkCss } from '../../src/compiler/selectors/check-css.ts';
import { arbitraryFile, type RuleValue } from './arbitrary-rule.ts';

const numRuns = inject('runs');

/** Compiles a text and holds the answer against what every answer must be. */
function compile(text: string) {
  const files = [{ path: 'rules/page.yaml', text }];
  const { compiled, diagnostics } = compileRules(files);
  const lines = text.split('\n');
  for (const { code, line, column, endLine, message } of diagnostics) {
    expect(Object.keys(codes)).toContain(code);
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(Math.max(lines.length, 1));
    expect(endLine).toBeGreaterThanOrEqual(line);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect(message).toMatch(/^\S.{5}/su);
    expect(message).not.toMatch(/undefined|\[object|\bNaN\b/);
  }
  expect(compiled === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  expect(formatPretty(diagnostics, files)).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202A-\u202E]/);
  return diagnostics;
}

const caseOf = fc.func(fc.boolean());
const recase = (text: string, isUpper: (index: number) => boolean): string =>
  Array.from(text, (letter, index) => (isUpper(index) ? letter.toUpperCase() : letter)).join('');

const event = fc.constantFrom(
  'click',
  'error',
  'load',
  'focus',
  'begin',
  'toggle',
  'beforeinput',
  'animationend',
  'pointerover',
);
const badName = fc.oneof(
  event.map((name) => `on${name}`),
  fc.constantFrom(
    'srcdoc',
    'formaction',
    'action',
    'ping',
    'is',
    'nonce',
    'integrity',
    'http-equiv',
    'id',
    'name',
  ),
  fc.constantFrom(
    'xlink:href',
    'srcset',
    'style',
    'sandbox',
    'contenteditable',
    'autofocus',
    'data-x',
    'class',
    ' href',
    'href ',
  ),
);
const scheme = fc.constantFrom(
  'javascript',
  'data',
  'vbscript',
  'blob',
  'file',
  'view-source',
  'http',
  'ftp',
  'about',
);
const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0001');
const styleFunction = fc.constantFrom(
  'url',
  'image-set',
  'src',
  'cross-fade',
  'image',
  'element',
  'paint',
  'attr',
  'if',
  'var',
  'env',
  'expression',
);
const badProperty = fc.constantFrom(
  'position',
  'inset',
  'z-index',
  'content',
  'cursor',
  'animation',
  'filter',
  'all',
  '--x',
  'background',
  'font-family',
  'mask',
  'transform',
);
const badAction = fc.constantFrom(
  'eval',
  'script',
  'html',
  'click',
  'submit',
  'fetch',
  'redirect',
  'toString',
  'constructor',
  '__proto__',
  '',
);
const badSelector = fc.constantFrom(
  ['R101', 'div['],
  ['R101', '.a{}'],
  ['R101', '.a /**/ .b'],
  ['R102', 'html'],
  ['R102', 'script'],
  ['R103', 'form .x'],
  ['R103', '[data-protected]'],
  ['R104', '[value^="a"]'],
  ['R104', '.x:not([nonce])'],
  ['R105', '.a:has(.b:has(.c))'],
  ['R107', '.a:hover'],
  ['R107', '.a::after'],
  ['R108', '//div'],
);
const badRoute = fc.constantFrom(
  ['R302', '^/a'],
  ['R302', '/(a|b)'],
  ['R303', '/../x'],
  ['R303', '//x'],
  ['R303', 'x'],
  ['R303', '/api/x'],
);

/** What an attacker writes, with the code that must answer. */
const hostile: fc.Arbitrary<readonly [code: string, change: RuleValue]> = fc.oneof(
  fc
    .tuple(badName, caseOf)
    .map(
      ([name, upper]) =>
        [
          'R202',
          { action: 'set-attribute', name: recase(name, upper as never), value: 'x' },
        ] as const,
    ),
  fc.tuple(scheme, caseOf, noise).map(
    ([name, upper, before]) =>
      [
        'R20[36]',
        {
          action: 'set-attribute',
          name: 'href',
          value: `${before}${recase(name, upper as never)}:alert(1)`,
        },
      ] as const,
  ),
  fc
    .tuple(styleFunction, caseOf)
    .map(
      ([name, upper]) =>
        [
          'R204',
          { action: 'set-style', style: { color: `${recase(name, upper as never)}(x)` } },
        ] as const,
    ),
  badProperty.map((name) => ['R205', { action: 'set-style', style: { [name]: 'x' } }] as const),
  badAction.map((action) => ['R201', { action }] as const),
  badSelector.map(([code = '', selector]) => [code, { action: 'hide', selector }] as const),
  badSelector.map(
    ([code = '', exists]) => [code, { action: 'hide', when: [{ not: { exists } }] }] as const,
  ),
  badSelector.map(
    ([code = '', css]) =>
      [code, { action: 'hide', selector: [{ first: 2, of: { css, text: 'a' } }] }] as const,
  ),
  fc
    .constantFrom('//evil.example', 'https://evil.example/x.png', '\\\\evil', '/\\evil', '../../x')
    .map((src) => ['R206', { action: 'swap-image', src }] as const),
);

const OPTIONS_OFF = { class: undefined, name: undefined, value: undefined };

describe('hostile rules', () => {
  it('are refused, each with its code, whatever stands around them', () => {
    fc.assert(
      fc.property(arbitraryFile, hostile, (file, [code, change]) => {
        const [{ id, why, delay } = {} as RuleValue] = file.rules;
        const rule = { ...OPTIONS_OFF, id, why, delay, selector: '.hero', ...change };
        const told = compile(stringify({ ...file, rules: [rule] })).map((one) => one.code);
        expect(told.join()).toMatch(new RegExp(`^${code}$`));
      }),
      { numRuns },
    );
  });

  it('are refused for their routes', () => {
    fc.assert(
      fc.property(arbitraryFile, badRoute, fc.boolean(), (file, [code, route], isExcept) => {
        const changed = isExcept ? { ...file, except: [route] } : { ...file, routes: route };
        expect(compile(stringify(changed)).map((one) => one.code)).toEqual([code]);
      }),
      { numRuns: numRuns / 5 },
    );
  });
});

/** What YAML, CSS and people are made of. */
const scrap = fc.constantFrom(
  'routes: /about\n',
  'rules:\n',
  '  - id: a-rule\n',
  '    why: Because it is so.\n',
  '    selector: ',
  '    action: hide\n',
  '.a',
  '#b',
  '[',
  ']',
  '{',
  '}',
  ': ',
  '- ',
  '? ',
  '&a ',
  '*a',
  '!t ',
  '|\n',
  '>\n',
  '"',
  "'",
  '\\',
  '\t',
  '\n',
  '  ',
  ',',
  '%',
  '@',
  '`',
  '<<: ',
  '---\n',
  '...\n',
  '\0',
  '\uFFFD',
  '\u202E',
  '\uD800',
  '🙂',
  '__proto__: ',
  '${x}',
  'null',
  '.nan',
  '1e400',
  '0x1F',
  '# x\n',
  '<<<<<<< a\n',
);

describe('any text', () => {
  it('is answered, never thrown at', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.array(scrap, { maxLength: 40 }).map((scraps) => scraps.join('')),
    );
    fc.assert(
      fc.property(text, (one) => void compile(one)),
      { numRuns },
    );
  });

  it('that was right and was cut, doubled or disturbed is answered too', () => {
    const change = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 30 }),
      scrap,
      kind: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(
        arbitraryFile,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (file, changes) => {
          compile(changes.reduce((text, one) => disturb(text, one), stringify(file)));
        },
      ),
      { numRuns },
    );
  });

  it('is answered in time, however it is nested or repeated', () => {
    const bombs = [
      '[',
      '{a: ',
      '- ',
      '? ',
      '&a ',
      '*a ',
      '!a ',
      '"',
      "'",
      '#',
      'a: b\n',
      'a:\n ',
      '\n',
      '\t',
      ': ',
    ];
    for (const bomb of bombs) {
      const start = performance.now();
      compile(bomb.repeat(60_000 / bomb.length));
      compile(`routes: /about\nrules:\n  - ${bomb.repeat(30_000 / bomb.length)}`);
      expect(performance.now() - start, bomb).toBeLessThan(5_000);
    }
  });
});

function disturb(
  text: string,
  change: { at: number; length: number; scrap: string; kind: number },
): string {
  const at = change.at % (text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (change.kind === 0) return before;
  if (change.kind === 1) return `${before}${after.slice(change.length)}`;
  if (change.kind === 2) return `${before}${after.slice(0, change.length)}${after}`;
  return `${before}${change.scrap}${after}`;
}

describe('a selector that is accepted', () => {
  const part = fc.constantFrom(
    '.a',
    '#b',
    'p',
    '*',
    '[href]',
    '[a="b" i]',
    "[a*='b']",
    ':not(',
    ':is(',
    ':has(',
    ')',
    ' ',
    ' > ',
    ' + ',
    ' ~ ',
    ', ',
    ':nth-child(',
    '2n+1',
    'odd',
    ':first-child',
    ':empty',
    ':x',
    '::y',
    '.',
    '#',
    '[',
    ']',
    '"',
    '\\',
    '|',
    '&',
    '1',
    '-',
    '_',
    'é',
    '/',
    '(',
    '=',
    '^=',
    ':',
    '!',
    '<',
    '>>',
  );

  it('is one that a browser takes', () => {
    const { document } = new JSDOM('<p class="a">x</p>').window;
    const accepted = new Set<string>();
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const css = parts.join('');
        if (checkCss(css) !== null) return;
        accepted.add(css);
        expect(() => document.querySelectorAll(css), css).not.toThrow();
      }),
      { numRuns: numRuns * 10 },
    );
    expect(accepted.size).toBeGreaterThan(numRuns / 20);
  });
});
