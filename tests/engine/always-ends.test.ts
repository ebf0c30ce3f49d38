import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { openPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';

const HTML = '<div class="outer"><p class="inner">one</p></div>';

const insertInOuter = makeRule({
  id: 'outer',
  selectors: ['.outer'],
  action: 'insert-component',
  options: { component: 'contact-form', position: 'end' },
});

const replaceContent = (id: string, text: string): CompiledRule =>
  makeRule({ id, selectors: [`.${id}`], action: 'replace-content', options: { text } });

/** On each of these, dom-mutator 0.7.0 inserts twice or never ends. */
const INPUTS: [string, CompiledRule[], string][] = [
  [
    'something is added to the parent, an attribute of the child is set',
    [
      insertInOuter,
      makeRule({
        id: 'inner',
        selectors: ['.inner'],
        action: 'set-attribute',
        options: { name: 'title', value: 'set' },
      }),
    ],
    '<p class="inner" title="set">one</p><div data-component="contact-form" data-rule="outer"></div>',
  ],
  [
    'something is added to the parent, the child gets a style',
    [
      insertInOuter,
      makeRule({
        id: 'inner',
        selectors: ['.inner'],
        action: 'set-style',
        options: { style: { color: 'red' } },
      }),
    ],
    '<p class="inner" style="color: red;">one</p><div data-component="contact-form" data-rule="outer"></div>',
  ],
  [
    'the content of the parent and of the child is replaced',
    [replaceContent('outer', 'of the parent'), replaceContent('inner', 'of the child')],
    'of the parent',
  ],
];

let visit: AbortController;

beforeEach(() => {
  visit = new AbortController();
});

afterEach(() => {
  visit.abort();
  document.body.replaceChildren();
});

describe('what never ends elsewhere', () => {
  it.each(INPUTS)('%s', async (_what, rules, expected) => {
    const { root, session } = openPage(HTML, rules);
    session.applyNow();
    document.body.append(root);
    session.start(visit.signal);
    const writes = vi.spyOn(Element.prototype, 'setAttribute');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(root.querySelector('.outer')?.innerHTML).toBe(expected);
    expect(session.report().rules.some(({ state }) => state === 'fought')).toBe(false);
    expect(writes).not.toHaveBeenCalled();
    writes.mockRestore();
  });
});

describe('a page without rules', () => {
  it('is not watched', () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe');
    const { root, session } = openPage(HTML, []);
    session.applyNow();
    session.start(visit.signal);
    expect(observe).not.toHaveBeenCalled();
    session.replaceRules([insertInOuter]);
    expect(observe).toHaveBeenCalledExactlyOnceWith(root, expect.anything());
    observe.mockRestore();
  });
});
