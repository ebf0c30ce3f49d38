import fc from 'fast-check';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { makeRule } from './rule.ts';

const CLASSES = ['alpha', 'beta', 'gamma'];
const TAGS = ['p', 'p', 'div', 'blockquote', 'h3', 'b', 'a'];
const WRITTEN = ['our', 'clients', 'Our Clients', 'cloud', 'cloud<br>backup', 'towns', 'and so on'];
const READ = ['our clients', 'cloud backup', 'cloud', 'towns', 'clients', 'cloud towns'];

const element = fc
  .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...CLASSES, ''), fc.constantFrom(...WRITTEN))
  .map(([tag, name, text]) => `<${tag} class="${name}">${text}</${tag}>`);

const block = fc.oneof(
  element,
  fc
    .array(element, { minLength: 1, maxLength: 3 })
    .map((elements) => `<div class="outer">${elements.join('')}</div>`),
);

/** The HTML of a page of many short texts, some of which stand in the way of others. */
export const arbitraryTexts: fc.Arbitrary<string> = fc
  .array(block, { minLength: 4, maxLength: 50 })
  .map((blocks) => blocks.join(''));

const css = fc.constantFrom('p', '.outer', 'div', '*', ...CLASSES.map((name) => `.${name}`));
const text = fc.constantFrom(...READ);

const reader = fc
  .oneof(fc.record({ css, text }), fc.record({ css, 'text-contains': text }))
  .map((selector) => makeRule({ selectors: [selector], action: 'hide' }));

const writer = fc
  .tuple(
    fc.constantFrom(...CLASSES, 'outer'),
    fc.constantFrom(
      { action: 'unwrap' },
      { action: 'unwrap' },
      { action: 'remove' },
      { action: 'promote-heading', options: { level: 4 } },
      { action: 'replace-text', options: { find: 'cloud', with: 'towns' } },
      { action: 'move', options: { to: { 'end-of': 'main' }, position: 'after' } },
    ),
  )
  .map(([name, what]) => makeRule({ selectors: [`.${name}`], ...what }));

/** Rules that read texts among such that part, join or replace what is read. */
export const arbitraryReaders: fc.Arbitrary<CompiledRule[]> = fc
  .array(fc.oneof(reader, writer), { minLength: 2, maxLength: 8 })
  .map((rules) => rules.map((rule, index) => ({ ...rule, id: `rule-${index + 1}` })));
