import type { Page } from 'playwright';
import { expect } from 'vitest';
import { header } from './frame-parts.ts';

/** Goes on by a link of the header: a click by the driver would scroll first, this one does not. */
export async function follow(page: Page, to: string): Promise<void> {
  await header(page).locator(`a[href="${to}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${to}`);
}

/** Scrolls down the page and answers how far. */
export async function scrollDown(page: Page, to = 700): Promise<number> {
  await page.evaluate((top) => scrollTo(0, top), to);
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  return top;
}

/** How far the page is scrolled once it has been drawn as it stands. */
export const settledScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
