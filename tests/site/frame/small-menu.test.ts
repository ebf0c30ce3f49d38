import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { site } from '../../app/support/site.ts';
import { NARROW, useSite } from '../../support/site-harness.ts';
import { header, shownLinks } from './frame-parts.ts';

const { open } = useSite();

describe('navigation of small screens', () => {
  const toggle = (page: Page) => header(page).getByRole('button', { name: /menu$/i }).first();

  it('is a menu that a button opens and closes', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    expect(await shownLinks(page, 'header nav a')).toEqual([]);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    expect(await shownLinks(page, 'header nav a')).toEqual([
      'Services /services',
      'Industries /industries',
      'About Us /about-us',
      'Contact /contact',
    ]);
    await toggle(page).click();
    expect(await shownLinks(page, 'header nav a')).toEqual([]);
  });

  it('has collapsible submenus, and closes when a link is followed', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    await toggle(page).click();
    const unfold = header(page)
      .getByRole('button', { name: /About Us/ })
      .last();
    const blog = header(page).locator('nav a[href="/blog"]:visible');
    expect(await blog.count()).toBe(0);
    await unfold.click();
    expect(await unfold.getAttribute('aria-expanded')).toBe('true');
    await blog.waitFor();
    await unfold.click();
    await expect.poll(() => blog.count()).toBe(0);
    await unfold.click();
    await blog.click();
    await page.waitForURL('**/blog');
    await expect.poll(() => shownLinks(page, 'header nav a')).toEqual([]);
  });

  it('works by keyboard: Escape closes it and gives the focus back', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Services');
    await page.keyboard.press('Escape');
    expect(await shownLinks(page, 'header nav a')).toEqual([]);
    expect(await toggle(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('is never in front of what has the focus: it closes when that goes on to the page', async () => {
    const page = await open('/about-us', { viewport: NARROW });
    await toggle(page).click();
    await header(page).locator('nav a:visible').last().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('leads the focus to the page by a link to the page that is shown, too', async () => {
    const page = await open('/contact', { viewport: NARROW });
    await toggle(page).click();
    await header(page).locator('nav a[href="/contact"]:visible').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('closes when the page beside it is pressed, and not when it is itself', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    await toggle(page).click();
    const menu = header(page).locator('nav:visible');
    await menu.click({ position: { x: 2, y: 2 } });
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    await page.mouse.click(2, NARROW.height - 2);
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('is closed for whoever comes to a page again on which it was open', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    const comeHome = async (): Promise<void> => {
      await header(page).locator('a[href="/"]').first().click();
      await page.locator('main h1', { hasText: 'Managed IT' }).waitFor();
    };
    await comeHome();
    await toggle(page).click();
    await page.goBack();
    await page.locator('main h1', { hasText: 'Privacy' }).waitFor();
    await comeHome();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('can be scrolled to its last entry on a low screen', async () => {
    const page = await open('/privacy', { viewport: { width: 360, height: 560 } });
    await toggle(page).click();
    await header(page)
      .getByRole('button', { name: /Services/ })
      .last()
      .click();
    const contact = header(page).locator('nav a[href="/contact"]:visible');
    await contact.scrollIntoViewIfNeeded();
    const box = await contact.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(560);
    await contact.click();
    await page.waitForURL('**/contact');
  });

  it.each([
    ['a phone held sideways', { width: 667, height: 375 }],
    ['a window of 1280 by 720 at 400 %', { width: 320, height: 180 }],
  ])(
    'opens below the header on %s, and the page scrolls to its last entry',
    async (_, viewport) => {
      const page = await open('/privacy', { viewport });
      await toggle(page).click();
      const menu = header(page).locator('nav:visible');
      const bottom = await header(page).evaluate((one) => one.getBoundingClientRect().bottom);
      expect(Math.abs((await menu.boundingBox())!.y - bottom)).toBeLessThanOrEqual(1);
      expect(await menu.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true);
      await menu.locator('a[href="/contact"]').click();
      await page.waitForURL('**/contact');
    },
  );

  it('has the e-mail address as an icon, and its text for who listens', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    const mail = header(page).getByRole('link', { name: site.email });
    expect(await mail.locator('svg').isVisible()).toBe(true);
    expect((await mail.getByText(site.email).boundingBox())?.width).toBe(1);
  });

  it('keeps phone and Request a Quote within reach', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    expect(await header(page).locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await header(page).getByRole('link', { name: 'Request a Quote' }).isVisible()).toBe(
      true,
    );
  });
});
