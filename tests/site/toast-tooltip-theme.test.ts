import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { runUntil, settle } from '../support/site-clock.ts';
import { useSite, type OpenOptions } from '../support/site-harness.ts';

/** Notifications, tooltips and theme, from sections 3, 4 and 9 of the specification. */
const { open } = useSite();

const LOST = /connection is lost/i;
const BACK = /connection is back/i;

describe('notifications', () => {
  /** A page whose connection can be cut: the one event that the site tells by a toast. */
  async function openWithToasts(options: OpenOptions = {}) {
    const page = await open('/privacy', { hasTouch: true, ...options, waitFor: 'main' });
    const area = page.locator('[aria-label^="Notification"]').first();
    const ready = async (): Promise<boolean> => {
      await page.mouse.move(640, 600 + Math.random() * 100);
      return (await area.count()) > 0;
    };
    if (options.isClockStopped) await runUntil(page, ready);
    await expect.poll(ready).toBe(true);
    const toasts = area.locator('li');
    const cut = (isCut: boolean) => page.context().setOffline(isCut);
    return { page, area, toasts, cut };
  }

  it('shows one at a time: a new one replaces the current one', async () => {
    const { toasts, cut } = await openWithToasts();
    await cut(true);
    await toasts.filter({ hasText: LOST }).waitFor();
    expect(await toasts.innerText()).toContain('(800) 555-0199');
    await cut(false);
    await toasts.filter({ hasText: BACK }).waitFor();
    await expect.poll(() => toasts.count()).toBe(1);
    expect(await toasts.innerText()).not.toMatch(LOST);
  });

  it('closes after 5000 ms, and not before', async () => {
    const { page, toasts, cut } = await openWithToasts({ isClockStopped: true });
    await cut(true);
    await toasts.first().waitFor();
    await page.clock.runFor(4990);
    await settle(page);
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(10);
    await page.clock.runFor(600);
    await expect.poll(() => toasts.count()).toBe(0);
  });

  it('F8 leads the focus to the notification area', async () => {
    const { page, area, toasts, cut } = await openWithToasts();
    await cut(true);
    await toasts.first().waitFor();
    await page.keyboard.press('F8');
    await expect
      .poll(() => area.evaluate((one) => one.contains(document.activeElement)))
      .toBe(true);
  });

  it('can be closed by its button', async () => {
    const { toasts, cut } = await openWithToasts();
    await cut(true);
    await toasts.getByRole('button', { name: /close/i }).click();
    await expect.poll(() => toasts.count()).toBe(0);
  });

  /** Draws the pointer across a toast. */
  async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
    const box = (await toast.boundingBox())!;
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 5; step += 1) {
      await page.mouse.move(x + (distance * step) / 5, y);
    }
    await page.mouse.up();
  }

  it.each([
    ['to the right by 60 px closes it', 60, 0],
    ['to the right by 40 px does not', 40, 1],
    ['to the left does not', -60, 1],
  ])('a swipe %s', async (_name, distance, left) => {
    const { page, toasts, cut } = await openWithToasts();
    await cut(true);
    await toasts.first().waitFor();
    await page.waitForTimeout(400);
    await swipe(page, toasts.first(), distance);
    await page.waitForTimeout(500);
    expect(await toasts.count()).toBe(left);
  });
});

describe('tooltips', () => {
  async function openWithTooltips() {
    const page = await open('/privacy', { isClockStopped: true, waitFor: 'header' });
    await page.clock.runFor(1000);
    await page.mouse.move(640, 700);
    const buttons = page.locator('header button[aria-pressed][data-state]:visible');
    await buttons.first().waitFor();
    const shown = (): Promise<string[]> =>
      page
        .locator('[data-radix-popper-content-wrapper]')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => one.querySelector('[role="tooltip"]')?.textContent ?? ''),
        );
    return { page, buttons, shown };
  }

  it('appear after 700 ms, and not before', async () => {
    const { page, buttons, shown } = await openWithTooltips();
    await buttons.nth(0).hover();
    await settle(page);
    await page.clock.runFor(690);
    await settle(page);
    expect(await shown()).toEqual([]);
    await page.clock.runFor(11);
    await expect.poll(shown).toHaveLength(1);
  });

  it('follow each other at once within 300 ms, and not later', async () => {
    const { page, buttons, shown } = await openWithTooltips();
    await buttons.nth(0).hover();
    await page.clock.runFor(750);
    await expect.poll(shown).toHaveLength(1);
    const [first] = await shown();
    await page.mouse.move(640, 700, { steps: 5 });
    await expect.poll(shown).toEqual([]);
    await page.clock.runFor(200);
    await buttons.nth(1).hover();
    await settle(page);
    await page.clock.runFor(20);
    await expect.poll(shown).toHaveLength(1);
    expect(await shown()).not.toEqual([first]);
    await page.mouse.move(640, 700, { steps: 5 });
    await expect.poll(shown).toEqual([]);
    await page.clock.runFor(400);
    await settle(page);
    await buttons.nth(0).hover();
    await settle(page);
    await page.clock.runFor(600);
    await settle(page);
    expect(await shown()).toEqual([]);
  });

  it('appear for the keyboard, too, and Escape closes them', async () => {
    const { page, buttons, shown } = await openWithTooltips();
    await buttons.nth(0).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(shown).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect.poll(shown).toEqual([]);
  });
});

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
