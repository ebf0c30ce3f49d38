import { describe, expect, it, vi } from 'vitest';
import { canonicalHtml } from '../support/canonical-html.ts';
import { openPage } from '../support/open-page.ts';
import { addFound, observers, useShownPages } from '../support/shown-pages.ts';

const { leave, showPage, visit } = useShownPages();

describe('law 6: leaving the page leaves nothing behind', () => {
  it('no timer, observer, listener or mount point', async () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const rules = [
      addFound('.never', { id: 'waits', delays: [0, 500, 1000], retry: { every: 100, for: 5000 } }),
      addFound('p', { id: 'late', delays: [300] }),
    ];
    const { root, session } = showPage('<p>one</p>', rules);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    leave();
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
    leave();
    page.session.start(visit());
    expect(vi.getTimerCount()).toBe(0);
  });
});
