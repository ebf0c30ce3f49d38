import { expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { ruleFile, ruleText } from './rule-text.ts';

const link = { selector: 'a[href]', action: 'rewrite-link', link: '/old', to: '/about' };

it.each([
  ['a new path', { ...link, to: '/about # moved in May' }],
  ['a new path with a fragment', { ...link, to: '/about#part # moved in May' }],
  ['an old path', { ...link, link: '/old #part' }],
  [
    'a style',
    { action: 'set-style', style: '\n      border: 1px solid red # as the brand has it' },
  ],
  ['a style in quotes', { action: 'set-style', style: '\n      color: "#fff" #white' }],
  ['the reason', { why: 'The old text names another house. # see the list' }],
  ['the id', { id: 'sample-rule #1' }],
  ['the action', { action: 'hide #soon' }],
  ['a text of a list', { selector: '\n      css: p\n      text:\n        - Unit 203 # new' }],
])('a note behind %s is a note', (_name, changes) => {
  expect(compileRules([ruleFile([ruleText(changes)])]).diagnostics).toEqual([]);
});
