import { describe, expect, it } from 'vitest';
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
});
