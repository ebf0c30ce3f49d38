import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { awaken, navigateTo, useSite } from '../../support/site-harness.ts';

const { open } = useSite();

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo(0, to), top);

/** Firefox keeps nothing of what is said that late when it goes to another site. */
const forgetLastWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation());
  });

/** As from the list that a browser shows below its button: a page that did it would be gone before its answer. */
async function goBackTwoSteps(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 2]!.id });
}

it('who comes back from another site finds each page where they were on it', async () => {
  const page = await open('/services/voip', { before: forgetLastWords });
  await scrollTo(page, 700);
  await navigateTo(page, '/industries');
  await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
  await scrollTo(page, 500);
  await page.goto('data:text/html,another site');
  await page.goBack();
  await awaken(page);
  await expect.poll(() => scrollOf(page)).toBe(500);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(700);
});

it('who stays, as a link led to another program, has pages scrolled by the site alone again', async () => {
  const page = await open('/privacy');
  const mode = () => page.evaluate(() => history.scrollRestoration);
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  expect(await mode()).toBe('auto');
  await page.keyboard.press('Tab');
  expect(await mode()).toBe('manual');
});

it('who comes back from there by two steps at once, too', async () => {
  const page = await open('/services/voip');
  await scrollTo(page, 700);
  await navigateTo(page, '/industries');
  await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
  await page.goto('data:text/html,another site');
  await goBackTwoSteps(page);
  await page.waitForURL('**/services/voip');
  await awaken(page);
  await expect.poll(() => scrollOf(page)).toBe(700);
});
