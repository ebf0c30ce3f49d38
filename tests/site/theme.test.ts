import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { awaken, useSite } from '../support/site-harness.ts';

const { open } = useSite();

describe('theme', () => {
  const rootClass = (page: Page) => page.evaluate(() => document.documentElement.className);
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
  const choose = (page: Page, name: RegExp) =>
    page.locator('header').first().getByRole('button', { name }).click();
  const background = (page: Page) =>
    page.evaluate(() =>
      [document.body, document.documentElement]
        .map((one) => getComputedStyle(one).backgroundColor)
        .join(' on '),
    );

  it('is light unless chosen otherwise, even on a dark device', async () => {
    const page = await open('/privacy', { colorScheme: 'dark' });
    expect(await rootClass(page)).toBe('light');
  });

  it('puts light or dark on the root element, stores it, and keeps it over a reload', async () => {
    const page = await open('/privacy', { colorScheme: 'light' });
    const light = await background(page);
    await choose(page, /dark/i);
    expect(await rootClass(page)).toBe('dark');
    expect(await background(page)).not.toBe(light);
    const entries = Object.entries(await stored(page)).filter(([, value]) => value === 'dark');
    expect(entries).toHaveLength(1);
    expect(entries[0]![0]).toMatch(/loblolly/i);
    await page.reload();
    await page.locator('main h1').first().waitFor();
    expect(await rootClass(page)).toBe('dark');
    await awaken(page);
    await choose(page, /light/i);
    expect(await rootClass(page)).toBe('light');
    expect(Object.values(await stored(page))).toContain('light');
    expect(await background(page)).toBe(light);
  });

  it('follows the device when it is system', async () => {
    const page = await open('/privacy', { colorScheme: 'dark' });
    await choose(page, /device|system/i);
    await expect.poll(() => rootClass(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => rootClass(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => rootClass(page)).toBe('dark');
    expect(Object.values(await stored(page))).toContain('system');
    await choose(page, /light/i);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await rootClass(page)).toBe('light');
  });

  it('is the same in every tab, whichever it is chosen in', async () => {
    const page = await open('/privacy', { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await choose(other, /dark/i);
    await expect.poll(() => rootClass(page)).toBe('dark');
    const pressed = page.locator('header button[aria-pressed="true"]:visible');
    expect(await pressed.getAttribute('aria-label')).toMatch(/dark/i);
    await choose(page, /light/i);
    await expect.poll(() => rootClass(other)).toBe('light');
  });

  it('is the one chosen last when a page comes back that was kept whole', async () => {
    const page = await open('/privacy', { colorScheme: 'light' });
    await choose(page, /dark/i);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (localStorage[key] === 'dark') localStorage[key] = 'light';
      }
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => rootClass(page)).toBe('light');
    const pressed = page.locator('header button[aria-pressed="true"]:visible');
    expect(await pressed.getAttribute('aria-label')).toMatch(/light/i);
  });

  it('tells which theme is chosen', async () => {
    const page = await open('/privacy', { colorScheme: 'light' });
    const pressed = page.locator('header button[aria-pressed="true"]:visible');
    expect(await pressed.getAttribute('aria-label')).toMatch(/light/i);
    await choose(page, /dark/i);
    expect(await pressed.getAttribute('aria-label')).toMatch(/dark/i);
  });

  it.each([
    ['dark', 'light', 'dark'],
    ['system', 'dark', 'dark'],
    ['light', 'dark', 'light'],
  ] as const)(
    '%s on a %s device: no flash, the class is there before the body',
    async (theme, device, shown) => {
      const page = await open('/privacy', { colorScheme: device });
      await choose(page, theme === 'system' ? /device|system/i : new RegExp(theme, 'i'));
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(globalThis, { seen });
        new MutationObserver(() => {
          if (document.body) seen.push(document.documentElement.className);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      });
      await page.reload();
      await page.locator('main h1').first().waitFor();
      const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(2);
      expect(new Set(await seen())).toEqual(new Set([shown]));
    },
  );

  it('works without storage', async () => {
    const page = await open('/privacy', {
      colorScheme: 'light',
      before: (tab) =>
        tab.addInitScript(() => {
          Object.defineProperty(globalThis, 'localStorage', {
            get() {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        }),
    });
    await choose(page, /dark/i);
    expect(await rootClass(page)).toBe('dark');
  });
});
