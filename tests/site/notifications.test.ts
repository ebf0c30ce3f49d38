import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { runUntil, settle } from '../support/site-clock.ts';
import { useSite, type OpenOptions } from '../support/site-harness.ts';

const { open } = useSite();

const LOST = /connection is lost/i;
const BACK = /connection is back/i;

const takesPointers = (one: Element): boolean => getComputedStyle(one).pointerEvents !== 'none';

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
    // Its time begins when the area lets pointers in: both come after it is drawn.
    await expect.poll(() => toasts.first().evaluate(takesPointers)).toBe(true);
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

  it('are not printed over the page', async () => {
    const { page, toasts, cut } = await openWithToasts();
    await cut(true);
    await toasts.first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await toasts.first().isVisible()).toBe(false);
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
