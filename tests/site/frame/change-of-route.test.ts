import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { awaken, collectRequests, navigateTo, useSite } from '../../support/site-harness.ts';
import { footer } from './frame-parts.ts';
import { follow, scrollDown, settledScroll } from './ways-on.ts';

/** How the frame behaves when another page is shown. */
const { open } = useSite();

describe('skip link', () => {
  it('is the first stop of the Tab key, can be seen, and leads past the header', async () => {
    const page = await open('/services');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.innerText()).toMatch(/skip/i);
    const box = await focused.boundingBox();
    expect(box && box.y >= 0 && box.x >= 0 && box.width > 40).toBe(true);
    const isOnTop = await focused.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('is the first stop again after a change of route', async () => {
    const page = await open('/services');
    await navigateTo(page, '/privacy');
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.locator('a', { hasText: /^Skip/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('a change of route', () => {
  it('changes the title, moves the focus to the new heading and starts at the top', async () => {
    const page = await open('/services');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const before = await page.title();
    await footer(page).getByRole('link', { name: 'Areas Served' }).click();
    await page.waitForURL('**/areas-served');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).not.toBe(before);
    expect(await page.title()).toContain('Areas Served');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  });

  it('is read out by a polite announcer', async () => {
    const page = await open('/services');
    await navigateTo(page, '/blog');
    await page.waitForURL('**/blog');
    const said = page.locator('[aria-live="polite"]', { hasText: 'Blog' });
    await expect.poll(() => said.count()).toBeGreaterThan(0);
  });

  it('does not move the focus on the first load', async () => {
    const page = await open('/services');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it("happens inside the application for links in a page's body, too", async () => {
    const page = await open('/services');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await page.locator('.page-body a[href*="voip"]:visible').first().click();
    await page.waitForURL('**/services/voip');
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  });

  it('restores the scroll on Back and on Forward', async () => {
    const page = await open('/services/voip');
    const left = await scrollDown(page);
    await follow(page, '/industries');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/services/voip');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await page.goForward();
    await page.waitForURL('**/industries');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('restores the scroll on Back to a page that is short at first', async () => {
    const page = await open('/services/voip');
    const left = await scrollDown(page, 2500);
    await follow(page, '/industries');
    await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
    await page.evaluate(() => {
      const short = new CSSStyleSheet();
      short.replaceSync('.page-body { max-height: 600px; overflow: clip }');
      document.adoptedStyleSheets.push(short);
    });
    await page.goBack();
    await page.locator('.page-body h1', { hasText: 'Phones' }).waitFor();
    expect(await settledScroll(page)).toBeLessThan(left);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    await expect.poll(() => settledScroll(page)).toBe(left);
  });

  it('restores the scroll on Back after the page was loaded anew, too', async () => {
    const page = await open('/services/voip');
    await follow(page, '/industries');
    await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
    const left = await scrollDown(page);
    await follow(page, '/contact');
    await page.locator('main h1', { hasText: 'Contact' }).waitFor();
    await page.reload();
    await awaken(page);
    await page.goBack();
    await page.waitForURL('**/industries');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  it('restores the scroll of a page that was kept whole, which Safari shows at its top', async () => {
    const page = await open('/services/voip');
    const left = await scrollDown(page);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      scrollTo(0, 0);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await settledScroll(page)).toBe(left);
  });
});

describe('a link to the page that is shown', () => {
  it('leads to its top, and asks for nothing', async () => {
    const page = await open('/areas-served');
    const requests = collectRequests(page);
    await scrollDown(page);
    await follow(page, '/areas-served');
    await expect.poll(() => settledScroll(page)).toBe(0);
    expect(requests.filter((one) => one.includes('areas-served'))).toEqual([]);
  });
});

describe('an address that names a place after #', () => {
  const distanceOf = async (page: Page, target: string): Promise<number> =>
    (await page.locator(target).boundingBox())?.y ?? -1;
  const isInSight = (top: number): boolean => top >= 0 && top < 400;

  it.each([true, false])(
    'leads to it; the page comes with the document: %s',
    async (isPrepared) => {
      const page = await open('/#latest-posts', { isPrepared });
      await expect.poll(() => distanceOf(page, '#latest-posts')).toSatisfy(isInSight);
    },
  );

  it('leads the focus to it on the way from another page, so that the Tab key goes on there', async () => {
    const page = await open('/services/voip');
    await navigateTo(page, '/areas-served#el-campo');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('el-campo');
    expect(await distanceOf(page, '#el-campo')).toSatisfy(isInSight);
    await page.keyboard.press('Tab');
    const isAfter = await page.evaluate(() => {
      const place = document
        .querySelector('#el-campo')!
        .compareDocumentPosition(document.activeElement!);
      return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isAfter).toBe(true);
    expect(await page.locator('#el-campo[tabindex]').count()).toBe(0);
  });

  it('does not lead there who comes back to another place on its page', async () => {
    const page = await open('/areas-served#pearland');
    await page.evaluate(() => scrollTo(0, 310));
    await follow(page, '/contact');
    await page.locator('main h1', { hasText: 'Contact' }).waitFor();
    await page.goBack();
    await page.locator('.page-body h1', { hasText: 'IT Support' }).waitFor();
    expect(await settledScroll(page)).toBe(310);
  });
});
