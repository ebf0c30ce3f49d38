import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '../../../src/contract/contact-message.ts';
import { failRequests, type Failure } from '../../support/site-failures.ts';
import { runUntil } from '../../support/site-clock.ts';
import {
  API,
  fill,
  holdAnswer,
  INLINE_FAILURE,
  NAMED,
  PERSON,
  submit,
  THANKS,
  useForms,
} from './form-visits.ts';

const { visit } = useForms();

const KEY = IDEMPOTENCY_HEADER.toLowerCase();
const ALERT_FAILURE = 'There was a problem sending your message. Please try again later.';

describe('failure', () => {
  /** Red, green and blue of an element's text as it is painted. */
  const colorOf = (text: Locator): Promise<number[]> =>
    text.evaluate((element) => {
      const pixel = document.createElement('canvas').getContext('2d')!;
      pixel.fillStyle = getComputedStyle(element).color;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });

  it.each([
    ['footer', 'status 500'],
    ['footer', 'lost'],
    ['homepage', 'status 500'],
  ] as const)('%s, %s: red text, form kept, gone after 5 seconds', async (variant, failure) => {
    const { page, form } = await visit(variant, (tab) => failRequests(tab, API, failure), {
      isClockStopped: true,
    });
    await fill(form, PERSON);
    await submit(form);
    const text = page.getByText(INLINE_FAILURE);
    await runUntil(page, () => text.isVisible(), 1);
    const [red, green, blue] = await colorOf(text);
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(40);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
    const button = form.locator('button[type="submit"]');
    expect([await button.innerText(), await button.isEnabled()]).toEqual(['Send Message', true]);
    await page.clock.runFor(4900);
    await page.waitForTimeout(50);
    expect(await text.isVisible()).toBe(true);
    await page.clock.runFor(100);
    await expect.poll(() => text.count()).toBe(0);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
  });

  it('standalone: its own text, which stays', async () => {
    const { page, form } = await visit(
      'standalone',
      (tab) => failRequests(tab, API, 'status 500'),
      { isClockStopped: true },
    );
    await fill(form, { ...PERSON, Subject: 'Support Request' });
    await submit(form);
    const text = page.getByText(
      'There was a problem submitting your inquiry. Please try again later.',
    );
    await runUntil(page, () => text.isVisible());
    await page.clock.runFor(6000);
    await page.waitForTimeout(50);
    expect(await text.isVisible()).toBe(true);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
  });

  it('contact page: an alert for every kind of failure, the form stays, and works in the end', async () => {
    const { page, form, alerts } = await visit('contact-page');
    const interception = await failRequests(page, API, 'status 500');
    await fill(form, NAMED);
    const kinds: Failure[] = ['status 500', 'lost', 'HTML', 'truncated', 'success false'];
    for (const kind of kinds) {
      interception.change(kind);
      await submit(form);
      await expect.poll(() => [kind, ...alerts.splice(0)]).toEqual([kind, ALERT_FAILURE]);
      expect(await form.getByLabel('Message').inputValue()).toBe(NAMED.Message);
      await expect.poll(() => form.locator('button[type="submit"]').isEnabled()).toBe(true);
    }
    interception.heal();
    await submit(form);
    await expect.poll(() => alerts).toEqual(['Your message has been sent successfully!']);
  });

  it.each([
    ['footer', PERSON],
    ['contact-page', NAMED],
  ] as const)('%s: the key that sent it sends it again', async (variant, values) => {
    const { page, form } = await visit(variant);
    const { requests } = await failRequests(page, API, 'status 500');
    await fill(form, values);
    const button = form.locator('button[type="submit"]');
    await button.press('Enter');
    await expect.poll(() => requests.length).toBe(1);
    const isReady = () => button.and(page.locator(':enabled:focus')).isVisible();
    await expect.poll(isReady).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => requests.length).toBe(2);
    await expect.poll(isReady).toBe(true);
  });

  it('has the focus on its button again after a double click, which gave it to what is around the form', async () => {
    const { page, form } = await visit('homepage');
    const held = await holdAnswer(page);
    await fill(form, PERSON);
    const button = form.locator('button[type="submit"]');
    await button.dblclick();
    held.answer({}, 500);
    await page.getByText(INLINE_FAILURE).waitFor();
    await expect.poll(() => button.and(page.locator(':focus')).isVisible()).toBe(true);
  });

  it('works on the second try', async () => {
    const { page, form } = await visit('footer');
    const interception = await failRequests(page, API, 'lost');
    await fill(form, PERSON);
    await submit(form);
    await page.getByText(INLINE_FAILURE).waitFor();
    interception.heal();
    await submit(form);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
  });

  it("shows the server's word on single fields beside them, and keeps the text", async () => {
    const errors = { email: 'This mailbox does not exist.' };
    const { form } = await visit('footer', (tab) =>
      tab.route(`**${API}`, (route) =>
        route.fulfill({ status: 400, json: { message: 'Please check the fields.', errors } }),
      ),
    );
    await fill(form, PERSON);
    await submit(form);
    await form.getByText(errors.email).waitFor();
    const email = form.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = await email.getAttribute('aria-describedby');
    expect(await form.locator(`[id="${described}"]`).innerText()).toBe(errors.email);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
  });

  it('a server that does not answer: after 30 seconds it has failed, and can be sent again', async () => {
    const keys: (string | undefined)[] = [];
    const { page, form } = await visit(
      'footer',
      (tab) => tab.route(`**${API}`, (route) => void keys.push(route.request().headers()[KEY])),
      { isClockStopped: true },
    );
    await fill(form, PERSON);
    await submit(form);
    await expect.poll(() => keys.length).toBe(1);
    const text = page.getByText(INLINE_FAILURE);
    await page.clock.runFor(29_900);
    await page.waitForTimeout(50);
    expect(await text.count()).toBe(0);
    await page.clock.runFor(100);
    await expect.poll(() => text.count()).toBe(1);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
    await submit(form);
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toMatch(/./);
    expect(keys[1]).toBe(keys[0]);
  });

  it('until then the button stays on "Sending...", and the page works', async () => {
    const { page, form } = await visit('footer', (tab) => tab.route(`**${API}`, () => {}), {
      isClockStopped: true,
    });
    await fill(form, PERSON);
    await submit(form);
    const button = form.locator('button[type="submit"]');
    await expect.poll(() => button.innerText()).toBe('Sending...');
    expect(await button.isDisabled()).toBe(true);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
    await page.locator('header').first().getByRole('link', { name: 'Industries' }).click();
    await expect.poll(() => page.url()).toMatch(/\/industries$/);
  });
});
