import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, type OpenPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';

/** Rules that all find every paragraph, each to give it a class of its own. */
const RULES = ['one', 'two', 'three', 'four', 'five'].map((name) =>
  makeRule({ id: name, selectors: ['p'], action: 'add-class', options: { class: name } }),
);

/** Observers report in a microtask; fake timers leave those alone. */
const observers = (): Promise<void> => Promise.resolve();

let visit: AbortController;
let page: OpenPage;

/** On this clock every look takes five milliseconds: two turns of rules take ten. */
function slowDown(): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
}

beforeEach(() => {
  vi.useFakeTimers();
  visit = new AbortController();
  page = openPage('<div></div>', RULES);
  page.session.applyNow();
  document.body.append(page.root);
  page.session.start(visit.signal);
  slowDown();
});

afterEach(() => {
  visit.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('late corrections that take long', () => {
  it('let others have their turn in between, and go on where they stopped', async () => {
    page.root.insertAdjacentHTML('beforeend', '<p>late</p>');
    const late = page.root.querySelector('p');
    await observers();
    expect(late?.className).toBe('one two');
    vi.advanceTimersToNextTimer();
    expect(late?.className).toBe('one two three four');
    vi.runAllTimers();
    expect(late?.className).toBe('one two three four five');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('correct also what comes in between', async () => {
    page.root.insertAdjacentHTML('beforeend', '<p>late</p>');
    await observers();
    page.root.insertAdjacentHTML('beforeend', '<p>later</p>');
    await observers();
    vi.runAllTimers();
    const names = [...page.root.querySelectorAll('p')].map(({ classList }) => classList.length);
    expect(names).toEqual([5, 5]);
  });

  it('stop when everything is taken back', async () => {
    page.root.insertAdjacentHTML('beforeend', '<p>late</p>');
    await observers();
    page.session.revert();
    vi.runAllTimers();
    expect(page.root.querySelector('p')?.className).toBe('');
  });

  it('are done at once where somebody waits for them', async () => {
    page.root.insertAdjacentHTML('beforeend', '<p>late</p>');
    await observers();
    page.session.settle();
    expect(page.root.querySelector('p')?.classList).toHaveLength(5);
  });
});
