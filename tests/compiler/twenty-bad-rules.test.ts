import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';

/**
 * What other rule engines let pass: 14 bad rules that one of them accepts or answers without naming
 * the key, 6 of another whose schema gives up to 63 errors for one slip, and the traps of YAML.
 * Each gives one message, at the offending key, that says what to write instead.
 */
const head =
  'routes: /about\nrules:\n  - id: sample-rule\n    why: Something on this page is wrong.\n';
const rule = (rest: string): string => `${head}    ${rest.replaceAll('; ', '\n    ')}\n`;

/** What stands there, the line of it, and what the message must name. */
const BAD: readonly (readonly [what: string, text: string, at: string, says: RegExp])[] = [
  ['a verb misspelt as a key', rule("selector: '#b'; clik: true"), '', /action is missing.*hide/s],
  ['an action misspelt', rule("selector: '#b'; action: hid"), 'hid', /"hid" does not exist.*hide/s],
  ['a number for a selector', rule('selector: 5; action: hide'), '5', /selector must be CSS/],
  [
    'a snippet that is not there',
    rule('selector: .a; action: insert-component; component: test-carousel; position: after'),
    'test-carousel',
    /testimonial-carousel/,
  ],
  ['an empty rule', 'routes: /about\nrules:\n  -\n', '', /empty.*id, why, selector and action/],
  [
    'three verbs in one rule',
    rule('selector: .a; hide: true; remove: true; unwrap: true'),
    'hide',
    /action: hide/,
  ],
  ['an open bracket', rule("selector: '#a >> ['; action: hide"), '', /Not a valid CSS selector/],
  [
    'a route that is an open bracket',
    'routes: (\nrules:\n  - id: sample-rule\n    why: Something on this page is wrong.\n    selector: .a\n    action: hide\n',
    '(',
    /Regular expressions are not supported/,
  ],
  [
    'a condition without anything',
    rule('when: {}; selector: .a; action: hide'),
    '',
    /condition is empty.*exists, path-contains, not/,
  ],
  ['a negative wait', rule('selector: .a; action: hide; delay: -5'), '-5', /0 to 10000/],
  [
    'an action without selector',
    rule('action: remove-class; class: old'),
    '',
    /selector is missing/,
  ],
  ['an option alone', rule('timeout: 500'), '', /selector and action are missing/],
  [
    'a required option missing',
    rule('selector: .a; action: rewrite-link; link: /old'),
    '',
    /to is missing/,
  ],
  [
    'a key of a newer version',
    rule('selector: .a; action: hide; animate: true'),
    'animate',
    /Unknown key "animate"/,
  ],
  [
    'a misspelt option',
    rule('selector: .a; action: swap-image; srcc: images/a.svg; alt: A'),
    'srcc',
    /"srcc"/,
  ],
  ['a misspelt finder', rule('selector: { headin: Our Team }; action: hide'), 'headin', /heading/],
  [
    'a key on the wrong level',
    rule('selector: { css: .a, action: hide }; action: hide'),
    'action',
    /Unknown key "action"/,
  ],
  [
    'options inside of the action',
    rule('selector: .a; action: { hide: true }'),
    '',
    /written as action: hide, its options beside it/,
  ],
  [
    'a filter of the wrong kind',
    rule('selector: { css: p, text: { is: Hello } }; action: hide'),
    '',
    /text must be a text or a list of texts/,
  ],
  [
    'a schema key in the file',
    `$schema: ../x.json\n${rule('selector: .a; action: hide')}`,
    '$schema',
    /Unknown key "\$schema"/,
  ],

  [
    'an unquoted #hero',
    rule('selector: #hero; action: hide'),
    '',
    /everything after # is a comment/,
  ],
  ['an unquoted [data-x]', rule('selector: [data-x]; action: hide'), '', /one text in quotes/],
  ['an unquoted &x', rule('selector: &x .b; action: hide'), '', /one text in quotes/],
  ['an unquoted *', rule('selector: * > .b; action: hide'), '', /one text in quotes/],
  ['a tab', `${head}\tselector: .a\n\taction: hide\n`, '', /tabs are not allowed/],
  [
    'a key twice',
    rule('selector: .a; selector: .b; action: hide'),
    'selector',
    /selector is written twice/,
  ],
  [
    'yes for true',
    rule('selector: .a; action: hide; once: yes'),
    'yes',
    /once must be true or false/,
  ],
  [
    'no for false',
    rule('selector: .a; action: hide; enabled: no'),
    'no',
    /enabled must be true or false/,
  ],
  ['half a file', `${head}    selector: { css: .a`, '', /cannot be read as YAML/],
  [
    'a colon in a text',
    'routes: /about\nrules:\n  - id: sample-rule\n    why: Wrong: the title is\n',
    '',
    /colon.*quotes/,
  ],
];

describe.each(BAD)('%s', (_what, text, at, says) => {
  const { compiled, diagnostics } = compileRules([{ path: 'rules/page.yaml', text }]);

  it('is refused with one message that says what to write', () => {
    expect(diagnostics.map(({ message }) => message)).toHaveLength(1);
    const [{ message = '', suggestion = '' } = {}] = diagnostics;
    expect(`${message} ${suggestion}`).toMatch(says);
    expect(compiled).toBeNull();
  });

  it('stands at the offending key or value', () => {
    const [one] = diagnostics;
    const line = text.split('\n')[(one?.line ?? 0) - 1] ?? '';
    const there = line.slice((one?.column ?? 1) - 1).replace(/^["']/, '');
    expect(there.startsWith(at)).toBe(true);
    expect(one?.line).toBeGreaterThan(0);
  });
});
