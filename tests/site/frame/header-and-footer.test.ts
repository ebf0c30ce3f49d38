import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { NARROW, useSite } from '../../support/site-harness.ts';
import { footer, header } from './frame-parts.ts';

const { open } = useSite();

const path = (page: Page): string => new URL(page.url()).pathname;

describe('top bar', () => {
  it('shows phone, e-mail and Request a Quote, which leads to /contact', async () => {
    const page = await open('/privacy');
    const phone = header(page).locator('a[href^="tel:"]').first();
    expect(await phone.innerText()).toContain('(361) 555-0142');
    expect(await phone.getAttribute('href')).toBe('tel:+13615550142');
    const mail = header(page).locator('a[href="mailto:hello@loblolly-it.example"]');
    expect(await mail.innerText()).toContain('hello@loblolly-it.example');
    await header(page).getByRole('link', { name: 'Request a Quote' }).click();
    await page.waitForURL('**/contact');
    await page.locator('main form').waitFor();
  });
});

describe('header', () => {
  it.each([
    ['wide', undefined],
    ['small', NARROW],
  ])('stays at the top of a %s screen', async (_name, viewport) => {
    const page = await open('/services/voip', viewport ? { viewport } : {});
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const box = await header(page).boundingBox();
    expect(Math.round(box?.y ?? -1)).toBe(0);
    const onTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 8)?.closest('header') !== null,
    );
    expect(onTop).toBe(true);
  });

  it('goes with the page in a window under 480px high, most of which it would take', async () => {
    const page = await open('/services/voip', { viewport: { width: 1280, height: 479 } });
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBeLessThan(-100);
  });

  it('leads home by its logo', async () => {
    const page = await open('/privacy');
    await header(page).locator('a[href="/"]').first().click();
    await expect.poll(() => path(page)).toBe('/');
  });
});

describe('footer', () => {
  it('has blurb, address, three phone numbers, e-mail, social links and copyright line', async () => {
    const page = await open('/privacy');
    const text = (await footer(page).innerText()).replace(/\s+/g, ' ');
    expect(text).toMatch(/1200 Magnolia Avenue, STE 203 Victoria, TX 77901/);
    expect(text).toContain(`© ${new Date().getFullYear()} Loblolly IT Solutions`);
    expect(text).toContain('Get in Touch');
    const blurb = await footer(page).locator('p').first().innerText();
    expect(blurb.length).toBeGreaterThan(60);
    const links = await footer(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => href.startsWith('tel:'))).toEqual([
      'tel:+13615550142',
      'tel:+13615550163',
      'tel:+18005550199',
    ]);
    expect(links).toContain('mailto:hello@loblolly-it.example');
    expect(links.filter((href) => href.startsWith('https://'))).toEqual([
      'https://www.linkedin.com/company/loblolly-it-example',
      'https://www.facebook.com/loblolly-it-example',
      'https://x.com/loblollyitexample',
    ]);
  });

  it('names the line of new clients and the helpdesk', async () => {
    const page = await open('/privacy');
    const text = await footer(page).innerText();
    expect(text).toMatch(/new (clients|customers)[^(]*\(361\) 555-0142/i);
    expect(text).toMatch(/help ?desk[^(]*\(361\) 555-0163/i);
    expect(text).toMatch(/24\/7[^(]*\(800\) 555-0199/i);
  });

  it('leads to the privacy policy from its copyright line', async () => {
    const page = await open('/blog');
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy');
  });
});
