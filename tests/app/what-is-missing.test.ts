import { describe, expect, it } from 'vitest';
import { whatIsMissing, whatIsUnsaid } from '../../src/app/inspector/picker/what-is-missing.ts';
import { writeYaml } from '../../src/app/inspector/picker/write-yaml.ts';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { actions } from '../../src/engine/index.ts';

type Options = Readonly<Record<string, unknown>>;

/** What the picker says of a rule, and whether a file with it is refused. */
function ask(name: string, options: Options, id = 'tried-rule', why = 'A test tries this rule.') {
  const action = actions.find((one) => one.name === name)!;
  const rule = writeYaml({ id, why, selector: '.hero', action: name, ...options });
  const { compiled } = compileRules([
    { path: 'rules/x.yaml', text: `routes: /about\nrules:\n${rule}` },
  ]);
  const told = [...whatIsMissing({ options }, action), ...whatIsUnsaid({ id, why })].join(' ');
  return { told, isRefused: compiled === null };
}

describe('a rule that would be refused', () => {
  const link = { link: '/about', to: '/contact' };
  it.each<[string, string, Options, RegExp]>([
    ['with nothing filled in', 'swap-image', {}, /^swap-image needs src, folder, /],
    [
      'with two that exclude each other',
      'swap-image',
      { src: 'images/a.svg', folder: 'images' },
      /Keep one/,
    ],
    ['with a path outside of the site', 'swap-image', { src: '../a.svg' }, /./],
    [
      'without a slash',
      'rewrite-link',
      { ...link, link: 'about' },
      /^"link" must begin with \/\.$/,
    ],
    [
      'with a number out of range',
      'promote-heading',
      { level: 9 },
      /^"level" is not right yet\. From 1 to 6\.$/,
    ],
    ['without what is required', 'promote-heading', {}, /^"level" is needed\.$/],
    [
      'with a style that no rule may set',
      'set-style',
      { style: { position: 'fixed' } },
      /position/,
    ],
    [
      'with a word too short to look for',
      'replace-text',
      { find: 'a', with: 'b' },
      /^"find" is not right yet/,
    ],
  ])('%s says what is missing', (_name, action, options, message) => {
    const { told, isRefused } = ask(action, options);
    expect(isRefused).toBe(true);
    expect(told).toMatch(message);
  });

  it.each([
    ['tried-rule', ''],
    ['tried-rule', 'Too short'],
    ['tried-rule', 'long '.repeat(61)],
    ['No Id', 'A test tries this rule.'],
    ['', 'A test tries this rule.'],
  ])('says so of the id %j and the reason %j', (id, why) => {
    const { told, isRefused } = ask('hide', {}, id, why);
    expect(isRefused).toBe(true);
    expect(told).not.toBe('');
  });
});

it.each<[string, Options]>([
  ['hide', {}],
  ['swap-image', { src: 'images/a.svg', height: 20 }],
  ['rewrite-link', { link: '/about', to: '/contact#form' }],
  ['promote-heading', { level: 2 }],
  ['set-style', { style: { padding: '3px' } }],
  ['insert-component', { component: 'contact-form', position: 'after' }],
])('a whole rule is missing nothing: %s', (action, options) => {
  expect(ask(action, options)).toEqual({ told: '', isRefused: false });
});
