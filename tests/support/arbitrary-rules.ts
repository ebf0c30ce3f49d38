import fc from 'fast-check';
import type { CompiledRule, Condition, Selector } from '../../src/contract/rules.ts';
import { CLASSES } from './arbitrary-page.ts';
import { makeRule } from './rule.ts';

const className = fc.constantFrom(...CLASSES);
const level = fc.integer({ min: 1, max: 6 });
const position = fc.constantFrom('before', 'after', 'start', 'end');
const word = fc.constantFrom('houston', 'our clients', 'cloud', 'café', 'what we do', 'replaced');

const css = fc.oneof(
  className.map((name) => `.${name}`),
  className.map((name) => `div:has(> .${name})`),
  fc
    .tuple(className, fc.constantFrom('p', 'a', 'b', 'img', 'div'))
    .map(([name, tag]) => `.${name} ${tag}`),
  fc.constantFrom(
    'p',
    'h2',
    'h3',
    'img',
    'a[href]',
    'li > p',
    '.alpha + *',
    '.beta ~ p',
    '[hidden]',
    '#one',
    '.alpha .beta',
    '.gamma a',
    'section > .alpha p',
    'div.alpha.beta',
    'h2, h3.alpha, #two',
    'img[src*="images"]',
    'img[src*="image"], [src$=".svg" i]',
    '[src*="/images/a.svg"]',
    'a[href*="old"]',
    'a[href^="/old/?"]',
    '[class*="lph"]',
    '.alpha:not(.beta)',
    '.alpha:has(.beta) p',
    ':is(.alpha, .beta) a',
    'p:first-child',
    'h2:nth-of-type(2)',
    'div:not(:has(p))',
    ':nth-last-child(1 of .alpha)',
    'p:empty',
    '[style*="padding"]',
  ),
);

/** Most elements that say something fit. */
const readable = fc.oneof(css, fc.constantFrom('p', 'a', 'h2, h3', 'b', 'div', '*'));

const { selector } = fc.letrec<{ selector: Selector }>((tie) => ({
  selector: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 10, arbitrary: css },
    { weight: 5, arbitrary: fc.record({ css: readable, text: word }) },
    fc.record({ css: readable, 'text-contains': fc.array(word, { minLength: 1, maxLength: 2 }) }),
    fc.record({ heading: word }),
    fc.record({ heading: word, contains: fc.boolean() }),
    fc.record({ section: fc.array(word, { minLength: 1, maxLength: 2 }) }),
    fc.record({ 'nth-section': fc.integer({ min: 1, max: 4 }) }),
    fc.record({ empty: fc.constantFrom('div', 'section', 'p', '.alpha') }),
    fc.record({ 'broken-image': fc.constant(true) }),
    fc.record({ main: fc.constant(true) }),
    fc.record({ 'end-of': fc.oneof(fc.constant('main'), css) }),
    fc.record({ first: fc.integer({ min: 1, max: 3 }), of: tie('selector') }),
    fc.record({ 'container-of': tie('selector') }),
    fc.record({ 'container-of': tie('selector'), css: fc.constant('div') }),
    fc.record({ 'all-of': fc.tuple(tie('selector'), tie('selector')) }),
  ),
}));

const action = fc.oneof(
  fc.record({
    action: fc.constantFrom('add-class', 'remove-class'),
    options: fc.record({ class: className }),
  }),
  fc.record({
    action: fc.constantFrom('hide', 'make-path-relative', 'remove', 'unwrap'),
    options: fc.constant({}),
  }),
  fc.record({ action: fc.constant('promote-heading'), options: fc.record({ level }) }),
  fc.record({
    action: fc.constant('insert-component'),
    options: fc.record({ component: fc.constantFrom('contact-form', 'blog-teasers'), position }),
  }),
  fc.record({ action: fc.constant('move'), options: fc.record({ to: selector, position }) }),
  fc.record({
    action: fc.constant('remove-attribute'),
    options: fc.record({ name: fc.constantFrom('href', 'alt', 'hidden', 'rel', 'target') }),
  }),
  fc.record({
    action: fc.constant('replace-content'),
    options: fc.oneof(
      fc.record({ text: fc.constantFrom('replaced', 'Houston & <b>more</b>') }),
      fc.record({ components: fc.constant(['contact-hero', 'contact-details']) }),
    ),
  }),
  fc.record({
    action: fc.constant('replace-text'),
    options: fc.constantFrom(
      { find: 'houston', with: 'cloud' },
      { find: 'cloud', with: 'Houston' },
      { find: 'our clients', with: 'replaced' },
      { find: 'cloud', with: 'clouds', 'whole-words': true },
    ),
  }),
  fc.record({
    action: fc.constant('rewrite-link'),
    options: fc.constantFrom(
      { link: '/old', to: '/new' },
      { link: '/new', to: '/old' },
      { link: '/old', to: '/old#part' },
    ),
  }),
  fc.record({
    action: fc.constant('set-attribute'),
    options: fc.constantFrom(
      { name: 'alt', value: 'Houston' },
      { name: 'alt', value: '' },
      { name: 'href', value: '/set' },
      { name: 'target', value: '_blank' },
      { name: 'rel', value: 'nofollow' },
      { name: 'title', value: ' spaced ' },
    ),
  }),
  fc.record({
    action: fc.constant('set-style'),
    options: fc.constantFrom(
      { style: { 'padding-bottom': '30px' } },
      { style: { 'padding-bottom': '8px', color: 'white' } },
      { style: { 'text-align': 'center' } },
      { style: { padding: '0', 'padding-bottom': '8px' } },
      { style: { margin: '0 auto', color: 'blurple' } },
      { style: { border: 'none' } },
      { style: { 'border-top': 'none', color: 'white' } },
    ),
  }),
  fc.record({
    action: fc.constant('strip-host'),
    options: fc.constant({ hosts: ['www.example.com'] }),
  }),
  fc.record({
    action: fc.constant('swap-image'),
    options: fc.constantFrom(
      { src: 'images/swapped.svg', height: 48 },
      { src: 'images/swapped.svg', path: 'relative', alt: 'Swapped' },
      { folder: 'images/icons', extension: 'png' },
      { extension: 'webp' },
      { alt: 'Swapped', height: 48 },
    ),
  }),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ exists: selector }),
  fc.record({ not: fc.record({ exists: selector }) }),
  fc.record({ 'path-contains': fc.constantFrom('services', 'voip', 'legal') }),
);

const rule = fc
  .record({
    selectors: fc.oneof(
      { weight: 3, arbitrary: fc.tuple(selector) },
      fc.array(selector, { minLength: 2, maxLength: 3 }),
    ),
    what: action,
    when: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(condition, { maxLength: 2 }) },
    ),
    once: fc.constantFrom(false, false, false, true),
    delays: fc.constantFrom([0], [0], [0, 500], [300]),
    expect: fc.constantFrom({}, {}, { min: 1 }, { max: 3 }),
  })
  .map(({ what, ...others }) => ({ ...others, ...what }));

/** A set of rules, in order, each with an id of its own; most of them plain, as real ones are. */
export const arbitraryRules: fc.Arbitrary<CompiledRule[]> = fc
  .array(rule, { minLength: 1, maxLength: 8 })
  .map((rules) => rules.map((one, index) => makeRule({ ...one, id: `rule-${index + 1}` })));
