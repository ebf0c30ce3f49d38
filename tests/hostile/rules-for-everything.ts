import type { CompiledRule } from '../../src/contract/rules.ts';
import { makeRule } from '../support/rule.ts';

const EVERYTHING: readonly Pick<CompiledRule, 'selectors' | 'action' | 'options'>[] = [
  {
    selectors: ['a, img, p, svg, div'],
    action: 'set-attribute',
    options: { name: 'title', value: '<b>x</b>' },
  },
  { selectors: ['a'], action: 'set-attribute', options: { name: 'target', value: '_blank' } },
  { selectors: ['p, div, span'], action: 'add-class', options: { class: 'touched' } },
  { selectors: ['[class]'], action: 'remove-class', options: { class: 'lazy' } },
  { selectors: ['p'], action: 'set-style', options: { style: { 'padding-bottom': '30px' } } },
  { selectors: ['img'], action: 'make-path-relative', options: {} },
  { selectors: ['a, img'], action: 'strip-host', options: { hosts: ['evil.example'] } },
  { selectors: ['a'], action: 'rewrite-link', options: { link: '/x', to: '/y' } },
  { selectors: ['img'], action: 'remove-attribute', options: { name: 'alt' } },
  { selectors: ['p'], action: 'promote-heading', options: { level: 2 } },
  {
    selectors: ['div, p, h2'],
    action: 'replace-text',
    options: { find: 'x', with: '<img src=x onerror=attacked()>' },
  },
  { selectors: ['span, b, center'], action: 'unwrap', options: {} },
  {
    selectors: ['img, svg, a'],
    action: 'move',
    options: { to: { main: true }, position: 'start' },
  },
  {
    selectors: ['li, td'],
    action: 'replace-content',
    options: { text: '<script>attacked()</script>' },
  },
  {
    selectors: [{ 'end-of': 'main' }],
    action: 'insert-component',
    options: { component: 'contact-form', position: 'after' },
  },
  { selectors: [{ empty: 'div' }], action: 'remove', options: {} },
  { selectors: ['figure'], action: 'hide', options: {} },
  { selectors: [{ first: 1, of: 'img' }], action: 'swap-image', options: { src: 'images/a.svg' } },
];

/** Rules with every action, on whatever a page may hold. @param delay milliseconds */
export function rulesAt(delay: number): CompiledRule[] {
  return EVERYTHING.map((rule, index) =>
    makeRule({ ...rule, id: `rule-${index}`, delays: [delay] }),
  );
}
