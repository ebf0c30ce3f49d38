import { describe, expect, it } from 'vitest';
import { drawLate } from '../support/draw-late.ts';
import { settle } from '../support/site-clock.ts';
import { useSite } from '../support/site-harness.ts';

const { open } = useSite();

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

  it('have an edge where the device chooses the colors, and are not printed', async () => {
    const { page, buttons, shown } = await openWithTooltips();
    await buttons.nth(0).hover();
    await page.clock.runFor(750);
    await expect.poll(shown).toHaveLength(1);
    const tooltip = page.locator('[data-radix-popper-content-wrapper] > div');
    expect(await tooltip.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    await page.emulateMedia({ media: 'print' });
    expect(await tooltip.isVisible()).toBe(false);
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

  it('do not take the focus that comes while they are drawn', async () => {
    const page = await open('/privacy', { before: (tab) => tab.addInitScript(drawLate) });
    const button = page.locator('header button[aria-pressed]:visible').first();
    const code = page.waitForEvent('requestfinished', (one) => one.url().includes('/tooltip-'));
    await page.mouse.move(640, 700);
    await code;
    await button.focus();
    await page.waitForTimeout(800);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('wait until a button is let go, also where pressing gives it no focus', async () => {
    let letCome = (): void => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    const page = await open('/privacy', {
      before: (one) => one.route('**/tooltip-*.js', (route) => held.then(() => route.continue())),
    });
    const button = page.locator('header').getByRole('button', { name: 'Dark theme' });
    await button.evaluate((one) =>
      one.addEventListener('mousedown', (down) => down.preventDefault()),
    );
    const code = page.waitForEvent('requestfinished', (one) => one.url().includes('/tooltip-'));
    await button.hover();
    await page.mouse.down();
    letCome();
    await code;
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => button.getAttribute('data-state')).not.toBeNull();
  });
});
