import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { MountPoints } from '../../src/engine/mount-points.ts';
import { canonicalHtml } from '../support/canonical-html.ts';
import { openPage, type OpenPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';

const addFound = (selector: string, rule: Partial<CompiledRule> = {}): CompiledRule =>
  makeRule({ selectors: [selector], action: 'add-class', options: { class: 'found' }, ...rule });

/** Observers report in a microtask; fake timers leave those alone. */
const observers = (): Promise<void> => Promise.resolve();

let visit: AbortController;

/** A page that is shown, with its session going on. */
function showPage(html: string, rules: readonly CompiledRule[]): OpenPage {
  const page = openPage(html, rules);
  page.session.applyNow();
  document.body.append(page.root);
  page.session.start(visit.signal);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  visit = new AbortController();
});

afterEach(() => {
  visit.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

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
    session.start(visit.signal);
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

describe('what comes late', () => {
  it('is corrected too, before anything else can happen', async () => {
    const { root } = showPage('<p>one</p>', [addFound('p')]);
    root.insertAdjacentHTML('beforeend', '<div><p>late</p></div>');
    await observers();
    expect(root.querySelectorAll('.found')).toHaveLength(2);
  });

  it('is corrected also after something that concerns nobody', async () => {
    const { root } = showPage('<div>one</div>', [addFound('.later')]);
    const element = root.querySelector('div');
    element?.style.setProperty('opacity', '0');
    await observers();
    element?.classList.add('later');
    await observers();
    expect(element?.className).toBe('later found');
  });

  it('includes changed attributes and texts', async () => {
    const html = '<div>one</div><p>two</p>';
    const rules = [
      addFound('.later', { id: 'by-class' }),
      addFound('p', { id: 'by-text', selectors: [{ css: 'p', text: 'three' }] }),
    ];
    const { root } = showPage(html, rules);
    root.querySelector('p')?.classList.add('later');
    const text = root.querySelector('p')?.firstChild as Text;
    text.data = 'three';
    await observers();
    expect(root.querySelectorAll('.found')).toHaveLength(1);
  });

  it('leaves alone what a component draws', async () => {
    const rules = [
      makeRule({
        id: 'form',
        selectors: ['div'],
        action: 'insert-component',
        options: { component: 'contact-form', position: 'end' },
      }),
      addFound('p, div', { id: 'all' }),
    ];
    const { root, session } = showPage('<div><p>one</p></div>', rules);
    const before = session.report();
    session.mountPoints
      .list()[0]
      ?.element.insertAdjacentHTML('beforeend', '<p>drawn <b>here</b></p>');
    await observers();
    expect(root.querySelectorAll('[data-component] .found')).toHaveLength(0);
    expect(session.report()).toEqual(before);
  });

  it('does not read what a component draws', async () => {
    const insert = makeRule({
      id: 'insert',
      selectors: ['p'],
      action: 'insert-component',
      options: { component: 'contact-form', position: 'after' },
    });
    const found = addFound('', { selectors: [{ css: '.alpha', 'text-contains': ['talk to us'] }] });
    const { root } = showPage('<div class="alpha"><p>one</p></div>', [insert, found]);
    root.querySelector('[data-component]')!.innerHTML = '<h2>Talk to us</h2>';
    root.querySelector('.alpha')!.append('two');
    await observers();
    expect(root.querySelector('.found')).toBeNull();
    root.querySelector('.alpha')!.append(' talk to us');
    await observers();
    expect(root.querySelectorAll('.found')).toHaveLength(1);
  });

  it('an image that cannot be loaded', () => {
    const rule = addFound('img', { selectors: [{ 'broken-image': true }] });
    const { root } = showPage('<img src="/missing.svg" alt="">', [rule]);
    const image = root.querySelector('img') as HTMLImageElement;
    Object.defineProperty(image, 'complete', { value: true });
    Object.defineProperty(image, 'naturalWidth', { value: 0 });
    image.dispatchEvent(new Event('error'));
    expect(image.className).toBe('found');
  });
});

describe('law 5: a fight always ends', () => {
  it('two rules that undo each other are cut and both named', async () => {
    const rules = [
      addFound('p', { id: 'adds' }),
      makeRule({
        id: 'takes',
        selectors: ['p'],
        action: 'remove-class',
        options: { class: 'found' },
      }),
    ];
    const { session } = showPage('<p>one</p>', rules);
    expect(session.report().rules).toMatchObject([
      { id: 'adds', state: 'fought', fights: ['takes'] },
      { id: 'takes', state: 'fought', fights: ['adds'] },
    ]);
    expect(
      session.report().rules.reduce((sum, { changed }) => sum + changed, 0),
    ).toBeLessThanOrEqual(10);
  });

  it('a third rule does not add an eleventh write to what two have fought over', () => {
    const rules = [
      addFound('p', { id: 'adds' }),
      makeRule({
        id: 'takes',
        selectors: ['p'],
        action: 'remove-class',
        options: { class: 'found' },
      }),
      addFound('p', { id: 'comes-late', delays: [50], options: { class: 'late' } }),
    ];
    vi.useFakeTimers();
    const { root, session } = showPage('<p>one</p>', rules);
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    const changes = session.report().rules.map(({ changed }) => changed);
    expect(changes.reduce((sum, changed) => sum + changed, 0)).toBe(10);
    expect(changes.at(-1)).toBe(0);
    expect(root.querySelector('p')?.classList.contains('late')).toBe(false);
  });

  it('two elements that each must stand behind the other', () => {
    const after = (id: string, other: string): CompiledRule =>
      makeRule({
        id,
        selectors: [`.${id}`],
        action: 'move',
        options: { to: `.${other}`, position: 'after' },
      });
    const { session } = openPage('<p class="one">1</p><p class="two">2</p>', [
      after('one', 'two'),
      after('two', 'one'),
    ]);
    session.applyNow();
    expect(session.report().rules).toMatchObject([
      { state: 'fought', fights: ['two'] },
      { state: 'fought', fights: ['one'] },
    ]);
  });

  it('a script on the page that undoes a rule wins after ten writes', async () => {
    const { root, session } = showPage('<p>one</p>', [addFound('p')]);
    const paragraph = root.querySelector('p') as HTMLElement;
    const opponent = new MutationObserver(() => {
      if (paragraph.classList.contains('found')) paragraph.classList.remove('found');
    });
    opponent.observe(paragraph, { attributes: true });
    paragraph.classList.remove('found');
    for (let turn = 0; turn < 100; turn += 1) await observers();
    opponent.disconnect();
    const [report] = session.report().rules;
    expect(report).toMatchObject({ state: 'fought', changed: 10, fights: [] });
  });
});

describe('law 6: leaving the page leaves nothing behind', () => {
  it('no timer, observer, listener or mount point', async () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const rules = [
      addFound('.never', { id: 'waits', delays: [0, 500, 1000], retry: { every: 100, for: 5000 } }),
      addFound('p', { id: 'late', delays: [300] }),
    ];
    const { root, session } = showPage('<p>one</p>', rules);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    visit.abort();
    expect(vi.getTimerCount()).toBe(0);
    expect(disconnect).toHaveBeenCalledOnce();

    const before = canonicalHtml(root);
    vi.advanceTimersByTime(10_000);
    root.append('late');
    root.querySelector('p')?.dispatchEvent(new Event('error'));
    await observers();
    expect(canonicalHtml(root)).toBe(`${before}late\n`);
    expect(session.report().rules.every(({ changed }) => changed === 0)).toBe(true);
  });

  it('a session that starts after the page was left does nothing', () => {
    const page = openPage('<p>one</p>', [addFound('p', { delays: [300] })]);
    visit.abort();
    page.session.start(visit.signal);
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
