import { describe, expect, it } from 'vitest';
import { holdRequests } from '../../support/site-failures.ts';
import { awaken, collectRequests, NARROW, useSite, WIDE } from '../../support/site-harness.ts';
import { follow, scrollDown, settledScroll } from './ways-on.ts';

const { open } = useSite();

describe('Back on a slow connection', () => {
  /** Was far down on a page, and comes back in another document: only the outline is there yet. */
  async function comeBack(viewport: typeof NARROW, to: number) {
    const page = await open('/services/voip', { viewport });
    const left = await scrollDown(page, to);
    await follow(page, '/industries');
    await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
    await page.reload();
    await awaken(page);
    const content = await holdRequests(page, '/api/pages/services/voip');
    await page.goBack();
    await page.locator('main', { hasText: 'Loading...' }).waitFor();
    const showPage = async (): Promise<void> => {
      content.release();
      await page.locator('.page-body h1', { hasText: 'Phones' }).waitFor();
    };
    return { page, left, showPage };
  }

  it.each([
    ['for which the outline is too short', WIDE, 2500],
    ['at which the outline ends', NARROW, 1100],
  ])('leads to a place %s', async (_place, viewport, to) => {
    const { page, left, showPage } = await comeBack(viewport, to);
    await showPage();
    expect(await settledScroll(page)).toBe(left);
  });

  it('leads to a place on a page that was left again before it had come', async () => {
    const { page, left, showPage } = await comeBack(WIDE, 2500);
    await page.goForward();
    await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
    await page.goBack();
    await page.locator('main', { hasText: 'Loading...' }).waitFor();
    await showPage();
    expect(await settledScroll(page)).toBe(left);
  });

  it('leaves who has gone on meanwhile where they are', async () => {
    const { page, showPage } = await comeBack(WIDE, 2500);
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await showPage();
    expect(await settledScroll(page)).toBe(0);
  });

  it('asks for nothing once the page was at hand', async () => {
    const page = await open('/services/voip');
    const requests = collectRequests(page);
    const left = await scrollDown(page, 2500);
    await follow(page, '/industries');
    await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
    const isOfPage = (path: string): boolean => /^\/(api|prepared)\/.*\/voip/.test(path);
    await expect.poll(() => requests.filter(isOfPage)).toHaveLength(2);
    await page.route(/\/(api|prepared|rules)\//, (route) => route.abort());
    await page.goBack();
    await page.locator('.page-body h1', { hasText: 'Phones' }).waitFor();
    expect(await settledScroll(page)).toBe(left);
  });
});
