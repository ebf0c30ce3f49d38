import fc from 'fast-check';
import type { RuleValue } from './arbitrary-rule.ts';

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

/** A code, and a route that it must answer. */
export const badRoute = fc.constantFrom(
  ['R302', '^/a'],
  ['R302', '/(a|b)'],
  ['R303', '/../x'],
  ['R303', '//x'],
  ['R303', 'x'],
  ['R303', '/api/x'],
);

/** What an attacker writes, with the code that must answer. */
export const attack: fc.Arbitrary<readonly [code: string, change: RuleValue]> = fc.oneof(
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
