import type { Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openWithout, turn, type Visit } from '../support/lost-code.ts';
import { failRequests, withholdBodies, type Interception } from '../support/site-failures.ts';
import { collectAlerts, navigateTo, useSite } from '../support/site-harness.ts';

/** Code that does not come, as when a connection breaks: what the server has drawn is enough. */
const { open } = useSite();

const FORM = '/assets/contact-form-body';
const MESSAGE = 'Twelve phones, please.';
const SENT = 'Your message has been sent successfully!';

/** The fields that a browser sends of a form. */
async function readForm(request: Request): Promise<FormData> {
  const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' };
  return new Response(request.postData(), { headers }).formData();
}

describe('a contact form whose code does not come', () => {
  async function type(visit: Visit): Promise<void> {
    const form = visit.page.locator('main form');
    await form.getByLabel('Name').fill('Ada Moreno');
    await form.getByLabel('Email').fill('ada@mill.example');
    await form.getByLabel('Subject').selectOption('Cybersecurity');
    await form.getByLabel('Message').fill(MESSAGE);
    await expect.poll(() => visit.code.requests.length).toBeGreaterThan(1);
    expect(await form.getByLabel('Message').inputValue()).toBe(MESSAGE);
  }

  it('keeps what is typed, and is sent by the browser alone', async () => {
    const visit = await openWithout(open, '/contact', FORM);
    await type(visit);
    const sent = visit.page.waitForRequest('**/api/contact');
    await visit.page.locator('main form button[type="submit"]').click();
    expect((await readForm(await sent)).get('message')).toBe(MESSAGE);
    await expect.poll(() => visit.page.locator('main').innerText()).toContain(SENT);
  });

  it('comes alive when the connection is back, with what is typed', async () => {
    const visit = await openWithout(open, '/contact', FORM);
    const alerts = collectAlerts(visit.page);
    await type(visit);
    visit.code.heal();
    const alive = visit.page.locator('main form[novalidate]');
    await alive.waitFor();
    expect(await alive.getByLabel('Message').inputValue()).toBe(MESSAGE);
    await alive.locator('button[type="submit"]').click();
    await expect.poll(() => alerts).toEqual([SENT]);
  });

  it('gives a number to call where the server has not drawn it, until it comes', async () => {
    const { page, code } = await openWithout(open, '/privacy', FORM);
    await withholdBodies(page);
    await navigateTo(page, '/contact');
    await page.locator('main').getByText('You can also call').waitFor();
    code.heal();
    await page.locator('main form').waitFor();
    expect(await page.locator('main').getByText('You can also call').count()).toBe(0);
  });
});

describe('a carousel', () => {
  it.each(['/assets/carousel', '/assets/draw-island'])(
    'without %s shows its words, and turns when the connection is back',
    async (file) => {
      const { page, code } = await openWithout(open, '/testimonials', file);
      const carousel = page.locator('[aria-roledescription="carousel"]').first();
      await carousel.scrollIntoViewIfNeeded();
      await expect.poll(() => code.requests.length).toBeGreaterThan(1);
      const words = await carousel.innerText();
      expect(words.length).toBeGreaterThan(100);
      code.heal();
      await carousel.locator('[data-asleep]').waitFor({ state: 'detached' });
      expect(await carousel.innerText()).toBe(words);
      await turn(carousel);
    },
  );
});

it('what comes late is asked for by its import alone: Safari takes a preload that failed for its last word', async () => {
  const page = await open('/testimonials');
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[data-asleep]').waitFor({ state: 'detached' });
  expect(await page.locator('link[rel="modulepreload"]').count()).toBe(0);
});

describe('the application', () => {
  it.each(['index', 'react', 'vanilla'])(
    'comes in the end though %s is lost at first',
    async (file) => {
      let code: Interception | undefined;
      const page = await open('/privacy', {
        viewport: null,
        waitFor: null,
        before: async (tab) => {
          code = await failRequests(tab, `/assets/${file}-`, 'lost');
        },
      });
      await expect.poll(() => code?.requests.length).toBeGreaterThan(1);
      const dark = page.locator('[aria-label="Dark theme"]').first();
      await dark.click();
      code?.heal();
      await expect.poll(() => dark.getAttribute('aria-pressed')).toBe('true');
    },
  );
});
