import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/site-failures.ts';
import { NARROW, useSite, WIDE } from '../support/site-harness.ts';

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
    await expect.poll(() => startOf(page), { timeout: 10_000 }).toBeLessThan(1e9);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    picture.release();
    await page.close();
  });
});

describe('a button that is pressed before the scripts have come', () => {
  const MENU = '[aria-label="Open menu"]';

  const openAsleep = async (path: string, viewport: typeof WIDE) => {
    const page = await site().browser.newPage({ viewport });
    const scripts = await holdRequests(page, '/assets/');
    await page.goto(site().origin + path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    return { page, scripts };
  };

  it.each([
    { width: WIDE, button: '[aria-label="Dark theme"]', state: 'aria-pressed' },
    { width: NARROW, button: MENU, state: 'aria-expanded' },
  ])('$button is pressed once, when it can be heard', async ({ width, button, state }) => {
    const { page, scripts } = await openAsleep('/about', width);
    await page.locator(button).click();
    expect(await page.locator(button).getAttribute(state)).toBe('false');
    scripts.release();
    const name = button === MENU ? '[aria-label="Close menu"]' : button;
    await expect.poll(() => page.locator(name).getAttribute(state)).toBe('true');
    await page.waitForLoadState('networkidle');
    expect(await page.locator(name).getAttribute(state)).toBe('true');
    await page.close();
  });

  it('is pressed as often as the visitor did, by keyboard too', async () => {
    const { page, scripts } = await openAsleep('/about', NARROW);
    await page.locator(MENU).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    scripts.release();
    await page.locator('[aria-label="Close menu"]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('[aria-label="Close menu"]').click();
    await page.locator(MENU).waitFor();
    await page.close();
  });

  it('is heard in a carousel, which comes alive later than the rest', async () => {
    const { page, scripts } = await openAsleep('/', WIDE);
    await page.locator('[aria-label="Pause testimonials"]').first().click();
    scripts.release();
    await page.locator('[aria-label="Play testimonials"]').first().waitFor();
    await page.close();
  });
});
