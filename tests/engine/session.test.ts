import { describe, expect, it, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { MountPoints } from '../../src/engine/mount-points.ts';
import { openPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';
import { addFound, useShownPages } from '../support/shown-pages.ts';

const { showPage, visit } = useShownPages();

describe('time', () => {
  it('a rule without delay is applied before the page is shown', () => {
    const { root, session } = openPage('<p>one</p>', [addFound('p')]);
    session.applyNow();
    expect(root.querySelectorAll('.found')).toHaveLength(1);
  });

  it('a delayed rule waits, then runs at each of its delays', () => {
    const { root, session } = showPage('<p>one</p>', [addFound('p', { delays: [500, 1000] })]);
    vi.advanceTimersByTime(499);
    expect(root.querySelectorAll('.found')).toHaveLength(0);
    expect(session.report().rules[0]?.state).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(root.querySelectorAll('.found')).toHaveLength(1);
    expect(session.report().rules[0]?.state).toBe('applied');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('a retried rule looks again every so often until it finds something', () => {
    const rule = addFound('p', { retry: { every: 100, for: 1000 } });
    const { root, session } = openPage('<div></div>', [rule]);
    session.applyNow();
    document.body.append(root);
    session.start(visit());
    vi.advanceTimersByTime(250);
    expect(vi.getTimerCount()).toBe(1);

    const shadow = root.querySelector('div') as HTMLElement;
    shadow.outerHTML = '<p>late</p>';
    vi.advanceTimersByTime(50);
    expect(root.querySelectorAll('.found')).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a retried rule gives up after its time', () => {
    showPage('<div></div>', [addFound('p', { retry: { every: 100, for: 1000 } })]);
    vi.advanceTimersByTime(1_100);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('isolation', () => {
  const wrongRules: [string, CompiledRule, RegExp][] = [
    ['an invalid selector', addFound('p[', { id: 'wrong' }), /selector/i],
    [
      'an unknown action',
      makeRule({ id: 'wrong', selectors: ['p'], action: 'eval' }),
      /does not exist/,
    ],
    [
      'an unknown finder',
      makeRule({ id: 'wrong', selectors: [{ xpath: '//p' }], action: 'hide' }),
      /No finder/,
    ],
    [
      'options of the wrong type',
      makeRule({ id: 'wrong', selectors: ['p'], action: 'set-style', options: { style: null } }),
      /./,
    ],
    [
      'an attribute that no rule may write',
      makeRule({
        id: 'wrong',
        selectors: ['p'],
        action: 'set-attribute',
        options: { name: 'onclick', value: 'alert(1)' },
      }),
      /R202/,
    ],
    [
      'taking the page itself apart',
      makeRule({ id: 'wrong', selectors: [{ main: true }], action: 'unwrap' }),
      /main content cannot be unwrapped/,
    ],
  ];

  it.each(wrongRules)('%s stops neither the rules before nor after it', (_what, wrong, message) => {
    const rules = [addFound('p', { id: 'before' }), wrong, addFound('div', { id: 'after' })];
    const { root, session } = openPage('<p>one</p><div>two</div>', rules);
    session.applyNow();
    expect(root.querySelectorAll('.found')).toHaveLength(2);
    const report = session.report().rules[1];
    expect(report).toMatchObject({ id: 'wrong', state: 'error', changed: 0 });
    expect(report?.message).toMatch(message);
  });

  it.each([
    ['an unknown action', { action: 'eval' }, /does not exist/],
    [
      'an attribute that no rule may write',
      { action: 'set-attribute', options: { name: 'onclick', value: 'alert(1)' } },
      /R202/,
    ],
  ])('%s is an error where nothing is found, too', (_what, wrong, message) => {
    const { session } = openPage('<p>one</p>', [makeRule({ selectors: ['.never'], ...wrong })]);
    session.applyNow();
    const [report] = session.report().rules;
    expect(report).toMatchObject({ state: 'error', found: 0 });
    expect(report?.message).toMatch(message);
  });

  it('a listener of mount points is told of each change', () => {
    const mountPoints = new MountPoints();
    const listener = vi.fn();
    const stop = mountPoints.subscribe(listener);
    const element = mountPoints.create(document, 'contact-form', {}, 'foo');
    mountPoints.remove(element);
    stop();
    mountPoints.create(document, 'contact-form', {}, 'foo');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('what an author expects', () => {
  it.each([
    ['more than max: the rule does not run', { max: 1 }, 'too-many', 0],
    ['fewer than min: the rule runs and is reported', { min: 3 }, 'too-few', 2],
    ['as expected', { min: 2, max: 2 }, 'applied', 2],
  ])('%s', (_what, expect_, state, changed) => {
    const { session } = openPage('<p>one</p><p>two</p>', [addFound('p', { expect: expect_ })]);
    session.applyNow();
    expect(session.report().rules).toMatchObject([{ state, changed, found: 2 }]);
  });

  it('more than 500 elements are a mistake', () => {
    const { session } = openPage('<p>one</p>'.repeat(501), [addFound('p')]);
    session.applyNow();
    expect(session.report().rules).toMatchObject([
      { state: 'too-many', message: expect.stringContaining('R308') },
    ]);
  });

  it('protected parts stay as they are', () => {
    const { root, session } = openPage('<div data-protected=""><p>one</p></div>', [addFound('p')]);
    session.applyNow();
    expect(root.querySelector('.found')).toBeNull();
    expect(session.report().rules).toMatchObject([{ state: 'protected' }]);
  });

  it.each([
    ['hide', {}],
    ['remove', {}],
    ['replace-content', { text: 'two' }],
    ['replace-text', { find: 'one', with: 'two' }],
    ['move', { to: '.fence', position: 'end' }],
    ['set-attribute', { name: 'hidden', value: '' }],
    ['set-attribute', { name: 'aria-hidden', value: ' true ' }],
    ['set-style', { style: { color: 'red', display: 'none' } }],
    ['set-style', { style: { visibility: 'hidden' } }],
    ['set-style', { style: { opacity: '0' } }],
  ])('protected parts stay as they are inside of what %s is for', (action, options) => {
    const html =
      '<div class="a"><div data-protected="" class="fence"><p>one</p></div></div><p class="a">x</p>';
    const selectors = [action === 'move' ? 'p.a' : 'div.a'];
    const { root, session } = openPage(html, [makeRule({ selectors, action, options })]);
    const before = root.innerHTML;
    session.applyNow();
    expect(root.innerHTML).toBe(before);
  });

  it.each([
    ['set-attribute', { name: 'aria-hidden', value: 'false' }],
    ['set-style', { style: { opacity: '0.5' } }],
  ])(
    'what holds a protected part may change where that stays to be seen: %s',
    (action, options) => {
      const html = '<div class="a"><p data-protected="">one</p></div>';
      const { session } = openPage(html, [makeRule({ selectors: ['.a'], action, options })]);
      session.applyNow();
      expect(session.report().rules).toMatchObject([{ state: 'applied' }]);
    },
  );

  it('a condition that is not met', () => {
    const { session } = openPage('<p>one</p>', [addFound('p', { when: [{ exists: 'h1' }] })]);
    session.applyNow();
    expect(session.report().rules).toMatchObject([{ state: 'condition-not-met' }]);
  });

  it('what is right already', () => {
    const { session } = openPage('<p class="found">one</p>', [addFound('p')]);
    session.applyNow();
    expect(session.report().rules).toMatchObject([{ state: 'already-so', found: 1, changed: 0 }]);
  });
});
