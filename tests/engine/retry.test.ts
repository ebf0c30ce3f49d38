import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { makeRule } from '../support/rule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows a page on which a rule finds nothing, however often it tries. */
function tryInVain(delay: number): void {
  const retry = { every: 100, for: 200 };
  const rule = makeRule({ selectors: ['p'], action: 'hide', delays: [delay], retry });
  const { root, session } = openPage('<div></div>', [rule]);
  session.applyNow();
  document.body.append(root);
  session.start(new AbortController().signal);
}

describe('a rule that finds nothing tries again', () => {
  it.each([
    ['at once', 0, 300],
    ['after its first delay', 500, 800],
  ])('%s for as long as it shall, the last time included', (_when, delay, end) => {
    tryInVain(delay);
    vi.advanceTimersByTime(end - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
