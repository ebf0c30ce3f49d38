import { describe, expect, it } from 'vitest';
import { holdRequests } from '../../support/site-failures.ts';
import { runUntil, settle } from '../../support/site-clock.ts';
import { navigateTo } from '../../support/site-harness.ts';
import { POSTS } from '../../support/site-paths.ts';
import { CYBER, useFailingPages } from './failing-pages.ts';

const { begin, open } = useFailingPages();

describe('loading', () => {
  it.each(['/', '/services/voip', '/industries/legal', `/${POSTS[0]}`])(
    '%s says that it loads, inside the frame, and then shows the page',
    async (path) => {
      let held: { release: () => void } | undefined;
      const page = await open(path, {
        waitFor: 'header',
        before: async (tab) => {
          held = await holdRequests(tab, '/api/');
        },
      });
      await expect.poll(() => page.locator('main').textContent()).toMatch(/loading/i);
      expect(await page.locator('main').boundingBox()).toMatchObject({ width: 1280 });
      expect(await page.locator('footer').last().isVisible()).toBe(true);
      held!.release();
      await page.locator('main h1').waitFor();
      expect(await page.locator('main').textContent()).not.toMatch(/loading\.\.\./i);
    },
  );

  it('offers the phone when it takes long, and still shows the page in the end', async () => {
    let held: { release: () => void } | undefined;
    const page = await open('/about-us', {
      isClockStopped: true,
      waitFor: 'header',
      before: async (tab) => {
        held = await holdRequests(tab, '/api/');
      },
    });
    await runUntil(page, () => page.locator('main a[href^="tel:"]').isVisible(), 1000);
    held!.release();
    await runUntil(page, () => page.locator('main .page-body h1').isVisible());
  });
});

describe('retries', () => {
  it.each(['/services/voip', '/privacy', `${CYBER}/email-security`])(
    '%s waits 1000, 2000 and 4000 ms',
    async (path) => {
      const { page, requests, errors } = await begin(path, 'status 500');
      const failed = (): number => errors.filter((one) => one.startsWith('GET')).length;
      await expect.poll(() => requests.length).toBe(1);
      for (const [tries, delay] of [
        [1, 1000],
        [2, 2000],
        [3, 4000],
      ] as const) {
        // From then on it waits.
        await expect.poll(failed).toBe(tries);
        await page.clock.runFor(delay - 1);
        await settle(page);
        expect(requests).toHaveLength(tries);
        await page.clock.runFor(1);
        await expect.poll(() => requests.length).toBe(tries + 1);
      }
      expect(await page.locator('main').textContent()).toMatch(/loading/i);
    },
  );

  it('leaves everything in its place when it ends in an error', async () => {
    const page = await open('/blog/nothing', {
      waitFor: null,
      before: (tab) =>
        tab.addInitScript(() => {
          Object.assign(globalThis, { shifts: [] });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) Reflect.get(globalThis, 'shifts').push(entry);
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await page.getByRole('heading', { name: 'Error loading content' }).waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts').length)).toBe(0);
  });

  it('shows the page when a retry succeeds', async () => {
    const { page, requests, heal } = await begin('/services/voip', 'lost');
    await runUntil(page, () => requests.length === 3, 500);
    heal();
    await runUntil(page, () => page.locator('main .page-body h1').isVisible(), 500);
    expect(requests).toHaveLength(4);
  });

  it('does not fetch a page again when it is visited again', async () => {
    const requests: string[] = [];
    const page = await open('/privacy', {
      before: (tab) =>
        tab.on('request', (request) => requests.push(new URL(request.url()).pathname)),
    });
    await navigateTo(page, '/blog');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await navigateTo(page, '/privacy');
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForTimeout(100);
    expect(requests.filter((path) => path === '/api/pages/privacy')).toHaveLength(1);
  });
});
