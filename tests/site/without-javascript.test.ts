import type { BrowserContext } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { NARROW, useSite, WIDE } from '../support/site-harness.ts';

const { site } = useSite();
let visitor: BrowserContext;

beforeAll(async () => {
  visitor = await site().browser.newContext({ javaScriptEnabled: false });
});

async function open(path: string) {
  const page = await visitor.newPage();
  await page.goto(site().origin + path);
  return page;
}

describe('with JavaScript switched off', () => {
  it.each([
    ['/', 'Managed IT Services\nThat Keep Houston Working'],
    ['/about', 'The People Behind Loblolly'],
    ['/contact', 'Contact Us'],
    ['/testimonials', 'Client Testimonials'],
    ['/privacy', 'Privacy Policy'],
    ['/nothing/here', '404 - Page Not Found'],
  ])('%s reads completely, inside its frame', async (path, heading) => {
    const page = await open(path);
    expect(await page.locator('h1').allTextContents()).toEqual([heading]);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').getByText('(361) 555-0142').isVisible()).toBe(true);
    await page.close();
  });

  it.each(['/services/unknown', '/industries/unknown', '/blog/unknown'])(
    '%s does not pretend to load what does not exist',
    async (path) => {
      const page = await open(path);
      expect(await page.locator('h1').innerText()).toBe('Error Loading Content');
      expect(await page.locator('main').innerText()).not.toMatch(/loading\.\.\./i);
      expect(await page.locator('main a[href^="tel:"]').isVisible()).toBe(true);
      await page.close();
    },
  );

  it('shows no control that needs scripts, and leads on at every width', async () => {
    const page = await open('/privacy');
    const header = page.getByRole('banner');
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      expect(await header.getByRole('button').count(), String(viewport.width)).toBe(0);
      for (const name of ['Services', 'Industries', 'About Us', 'Contact'])
        expect(await header.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    }
    await page.setViewportSize(WIDE);
    await header.getByRole('link', { name: 'About Us' }).hover();
    await header.getByRole('link', { name: 'Blog' }).click();
    expect(new URL(page.url()).pathname).toBe('/blog');
    await page.close();
  });

  it('/cloud-services leads on by a link', async () => {
    const page = await open('/cloud-services');
    await page.locator('main a').click();
    expect(new URL(page.url()).pathname).toBe('/services/cloud-services');
    await page.close();
  });

  it('pages are corrected, those that take time as well', async () => {
    const page = await open('/areas-served');
    expect(await page.locator('h2', { hasText: 'Communities We Serve' }).count()).toBe(1);
    expect(await page.locator('.page-body > .misplaced-testimonial').isVisible()).toBe(true);
    const section = page.locator('.et_pb_section:has(.city-list)');
    expect(await section.evaluate((element) => getComputedStyle(element).paddingBottom)).toBe(
      '30px',
    );
    await page.close();
  });

  it('inserted components show what they say', async () => {
    const page = await open('/services/voip');
    await expect.poll(() => page.locator('blockquote').count()).toBe(5);
    await page.close();
  });

  it('every testimonial can be read, and nothing offers to turn to another', async () => {
    const page = await open('/testimonials');
    const carousel = page.getByRole('region', { name: 'Client testimonials' });
    expect(await carousel.getByRole('button').count()).toBe(0);
    const slides = carousel.getByRole('article');
    expect(await slides.count()).toBe(5);
    const frame = (await carousel.boundingBox())!;
    for (const slide of await slides.all()) {
      const box = (await slide.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(await slide.getAttribute('inert')).toBeNull();
    }
    await page.close();
  });

  it('a form sends its message and gets an answer page', async () => {
    const page = await open('/contact');
    const form = page.locator('main form');
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Subject').selectOption('IT Support');
    await form.getByLabel('Message').fill('Sent without JavaScript.');
    await form.getByRole('button').click();
    expect(new URL(page.url()).pathname).toBe('/api/contact');
    expect(await page.locator('body').innerText()).toContain(
      'Your message has been sent successfully!',
    );
    await page.close();
  });

  it('wrong input comes back with the text and a message for each field', async () => {
    const page = await open('/contact');
    const form = page.locator('main form');
    await form.evaluate((element: HTMLFormElement) => void (element.noValidate = true));
    await form.getByLabel('Message').fill('Kept.');
    await form.getByRole('button').click();
    expect(await page.getByLabel('Message').inputValue()).toBe('Kept.');
    expect(await page.locator('body').innerText()).toMatch(/email/i);
    await page.close();
  });
});
