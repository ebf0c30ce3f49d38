import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/site-failures.ts';
import { useSite, WIDE } from '../support/site-harness.ts';

/** Scripts do not stand in the way of the first paint, and do not wait for ever. */
const { site } = useSite();

const PICTURE = '/wp-content/uploads/';

/** Milliseconds after the beginning at which the first script was asked for; 1e9: not yet. */
const startOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'));
    return Math.min(...scripts.map(({ startTime }) => startTime), 1e9);
  });

describe('the scripts of a page', () => {
  it.each(['/about', '/contact', '/blog', '/nothing'])('%s: come after its paint', async (path) => {
    const page = await site().browser.newPage({ viewport: WIDE });
    await page.goto(site().origin + path);
    await expect.poll(() => startOf(page)).toBeLessThan(1e9);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    expect(await startOf(page)).toBeGreaterThanOrEqual(painted);
    await page.close();
  });

  it('come at once when somebody does something, whatever is still missing', async () => {
    const page = await site().browser.newPage({ viewport: WIDE });
    const picture = await holdRequests(page, PICTURE);
    // No clock can be what brings them.
    await page.addInitScript(() => Object.assign(globalThis, { setTimeout: () => 0 }));
    await page.goto(`${site().origin}/about`, { waitUntil: 'domcontentloaded' });
    expect(await startOf(page)).toBe(1e9);
    await page.keyboard.press('Tab');
    await expect.poll(() => startOf(page)).toBeLessThan(1e9);
    picture.release();
    await page.close();
  });

  it('come in the end when a picture does not', async () => {
    const page = await site().browser.newPage({ viewport: WIDE });
    const picture = await holdRequests(page, PICTURE);
    await page.goto(`${site().origin}/about`, { waitUntil: 'domcontentloaded' });
    await page.locator('form[novalidate]').first().waitFor();
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    picture.release();
    await page.close();
  });
});
