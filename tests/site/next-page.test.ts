import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { failRequests, withholdBodies } from '../support/site-failures.ts';
import { collectRequests, NARROW, useSite, WIDE } from '../support/site-harness.ts';

const { site, open } = useSite();

/** Tells how many page bodies have been parsed since. */
async function countPreparedPages(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = Object.assign(globalThis, { preparedPages: 0 });
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function (html, type) {
      if (String(html).startsWith('<!doctype')) counter.preparedPages += 1;
      return parseFromString.call(this, html, type);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as never as { preparedPages: number }).preparedPages);
}

describe('the next page', () => {
  /** Opens a page and waits until it has fetched what it wants by itself. */
  async function openQuiet(path: string, saveData: boolean, viewport = WIDE) {
    let requests: string[] = [];
    const page = await open(path, {
      viewport,
      before: async (tab) => {
        requests = collectRequests(tab);
        await tab.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
        }, saveData);
      },
    });
    await page.waitForLoadState('networkidle');
    return { page, requests };
  }

  /** Waits until the server has made the body of a page. */
  async function awaitPrepared(path: string): Promise<void> {
    const body = async (): Promise<unknown> =>
      (await fetch(`${site().origin}/prepared${path}.json`)).json();
    await expect.poll(body).not.toBeNull();
  }

  it('is fetched whole when somebody points at its link, and shown from there', async () => {
    await awaitPrepared('/areas-served');
    const { page, requests } = await openQuiet('/privacy', true);
    expect(requests.filter((one) => one.startsWith('/api/'))).toEqual([]);
    const link = page.locator('footer a[href="/areas-served"]').first();
    await link.hover();
    await expect.poll(() => requests.filter((one) => /areas-served/.test(one))).toHaveLength(3);
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await page.route('**/*', (route) => route.abort());
    await link.click();
    await page.locator('.page-body h1', { hasText: 'IT Support' }).waitFor();
    expect(requests.slice(before).filter((one) => /areas-served|open-page/.test(one))).toEqual([]);
  });

  it.each(['focusin', 'touchstart'])('is fetched at the sign of %s, too', async (sign) => {
    const { page, requests } = await openQuiet('/privacy', true);
    const link = page.locator('footer a[href="/areas-served"]').first();
    if (sign === 'focusin') await link.focus();
    else await link.dispatchEvent(sign);
    await expect.poll(() => requests.filter((one) => /areas-served/.test(one))).toHaveLength(3);
  });

  it('is prepared while somebody points at its link if the server has not, so that a click only shows it', async () => {
    const { page } = await openQuiet('/privacy', true);
    await withholdBodies(page);
    const prepared = await countPreparedPages(page);
    const link = page.locator('footer a[href="/areas-served"]').first();
    await link.hover();
    await expect.poll(prepared).toBe(1);
    await link.click();
    await page.locator('.page-body h1', { hasText: 'IT Support' }).waitFor();
    expect(await prepared()).toBe(1);
  });

  it('is not the page that is shown, by whatever name: that is not asked for behind its back', async () => {
    const page = await open('/about', {
      viewport: WIDE,
      isPrepared: false,
      before: async (tab) => void (await failRequests(tab, '/api/pages/about-us', 'status 500')),
    });
    const heading = page.locator('main h1', { hasText: 'Error Loading Content' });
    await heading.waitFor();
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const gone = Object.assign(globalThis, { gone: 0 });
      new MutationObserver(() => (gone.gone += 1)).observe(main, {
        childList: true,
        subtree: true,
      });
    });
    // What has just failed is not asked for at all.
    await page.waitForTimeout(2_100);
    await page.locator('header a[href="/about-us"]:visible').first().hover();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (globalThis as never as { gone: number }).gone)).toBe(0);
    await heading.waitFor();
  });

  it('is in hand while nobody does anything, its code left for later', async () => {
    const { page, requests } = await openQuiet('/privacy', false);
    const links = page.locator('header nav a:visible');
    const paths = new Set(
      await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname)),
    );
    expect(paths.size).toBeGreaterThan(2);
    const pages = (): string[] => requests.filter((one) => /^\/api\/(?:pages|blog)/.test(one));
    await expect.poll(pages).toHaveLength(paths.size);
    expect(requests.filter((one) => /open-page|clean-page/.test(one))).toEqual([]);
  });

  it('is left alone while nobody does anything if its link is in a menu that nobody has opened', async () => {
    const { page, requests } = await openQuiet('/privacy', false, NARROW);
    const menu = page.locator('header').first().getByRole('button', { name: 'Open menu' });
    await menu.click();
    await page.locator('header nav a:visible').first().waitFor();
    expect(requests.filter((one) => one.startsWith('/api/'))).toEqual([]);
  });
});
