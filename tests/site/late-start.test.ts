import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawLate } from '../support/draw-late.ts';
import { openAsleep, waitLonger } from '../support/open-asleep.ts';
import { holdRequests } from '../support/site-failures.ts';
import { stopClock } from '../support/site-clock.ts';
import { awaken, collectRequests, NARROW, useSite, WIDE } from '../support/site-harness.ts';

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

  it.each([
    { viewport: WIDE, button: '[aria-label="Dark theme"]', state: 'aria-pressed' },
    { viewport: NARROW, button: MENU, state: 'aria-expanded' },
  ])('$button is pressed once, when it can be heard', async ({ viewport, button, state }) => {
    const { page, scripts } = await openAsleep(site(), '/about', { viewport });
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
    const { page, scripts } = await openAsleep(site(), '/about', { viewport: NARROW });
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
    const { page, scripts } = await openAsleep(site(), '/');
    await page.locator('[aria-label="Pause testimonials"]').first().click();
    scripts.release();
    await page.locator('[aria-label="Play testimonials"]').first().waitFor();
    await page.close();
  });
});

describe('what else a visitor does before the scripts have come', () => {
  it('a link leads on inside the application when that comes soon', async () => {
    const { page, scripts } = await openAsleep(site(), '/about', { prepare: waitLonger });
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await page.locator('footer a[href="/areas-served"]').click();
    scripts.release();
    await page.waitForURL('**/areas-served');
    await expect.poll(() => page.title()).toContain('Areas');
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    await page.close();
  });

  it('a link leads on without it when it does not', async () => {
    const { page, scripts } = await openAsleep(site(), '/about');
    await page.locator('footer a[href="/areas-served"]').click({ noWaitAfter: true });
    await page.waitForURL('**/areas-served', { waitUntil: 'commit' });
    scripts.release();
    await page.close();
  });

  it('a link that shall open elsewhere does so at once', async () => {
    const { page, scripts } = await openAsleep(site(), '/about');
    const other = page.context().waitForEvent('page');
    await page.locator('footer a[href="/areas-served"]').click({ modifiers: ['Control'] });
    const opened = await other;
    await opened.waitForURL('**/areas-served');
    await opened.close();
    expect(new URL(page.url()).pathname).toBe('/about');
    scripts.release();
    await page.close();
  });

  it('a form is sent by the application when that comes soon', async () => {
    const { page, scripts } = await openAsleep(site(), '/contact', { prepare: waitLonger });
    const form = page.locator('main form').first();
    await form.locator('[name="email"]').fill('nobody');
    await form.locator('[type="submit"]').click();
    scripts.release();
    await form.locator('[aria-invalid="true"]').first().waitFor();
    expect(await form.locator('[name="email"]').inputValue()).toBe('nobody');
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.close();
  });

  it('the mouse rests on a menu: it opens', async () => {
    const { page, scripts } = await openAsleep(site(), '/about');
    await page.locator('header nav[aria-label="Main"] a[href="/services"]').hover();
    scripts.release();
    await page.locator('[aria-label="Services menu"][aria-expanded="true"]').waitFor();
    await page.close();
  });
});

it('a page that is used wakes before a clock has moved, though code is loaded for that', async () => {
  const { page, scripts } = await openAsleep(site(), '/about', {
    prepare: async (tab) => {
      await stopClock(tab);
      await tab.addInitScript(drawLate);
    },
  });
  const requests = collectRequests(page);
  scripts.release();
  let at = 0;
  await expect
    .poll(async () => {
      await page.mouse.move((at += 1), 0);
      return requests.some((one) => one.includes('/toaster-'));
    })
    .toBe(true);
  await awaken(page);
  await page.close();
});
