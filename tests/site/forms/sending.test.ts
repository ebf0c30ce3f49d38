import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { failRequests } from '../../support/site-failures.ts';
import {
  API,
  collectMessages,
  fill,
  holdAnswer,
  INLINE_FAILURE,
  NAMED,
  PERSON,
  STANDARD,
  submit,
  THANKS,
  useForms,
  valuesOf,
} from './form-visits.ts';

const { visit } = useForms();

describe('sending and success', () => {
  it('footer: standard payload, "Sending...", thanks, and the form again', async () => {
    const { page, form } = await visit('footer');
    const held = await holdAnswer(page);
    await fill(form, PERSON);
    await submit(form);
    const button = form.locator('button[type="submit"]');
    await expect.poll(() => button.innerText()).toBe('Sending...');
    expect(await button.isDisabled()).toBe(true);
    await expect.poll(() => held.requests.length).toBe(1);
    const [request] = held.requests;
    expect(request!.method()).toBe('POST');
    expect(request!.headers()['content-type']).toContain('application/json');
    expect(request!.postDataJSON()).toMatchObject(STANDARD);
    expect(request!.postDataJSON()).not.toHaveProperty('name');
    held.answer({ success: true });
    const foot = page.locator('footer');
    await foot.getByText(THANKS[0]!).waitFor();
    expect(await foot.innerText()).toContain(THANKS[1]);
    expect(await form.count()).toBe(0);
    await foot.getByRole('button', { name: 'Send Another Message' }).click();
    await form.waitFor();
    expect(await valuesOf(form)).toEqual(['', '', '', '', '', '']);
    expect(await button.isEnabled()).toBe(true);
    expect(held.requests).toHaveLength(1);
  });

  it.each(['footer', 'homepage'] as const)(
    '%s: thanks for whatever answer is OK, without reading it',
    async (variant) => {
      const { page, form } = await visit(variant, (tab) => failRequests(tab, API, 'HTML'));
      await fill(form, PERSON);
      await submit(form);
      await page.getByText(THANKS[0]!).waitFor();
    },
  );

  it('footer: no thanks for a page to which the message was redirected, and which did not get it', async () => {
    const { page, form } = await visit('footer', (tab) =>
      tab.route(`**${API}`, (route) =>
        route.fulfill({ status: 302, headers: { location: '/privacy' } }),
      ),
    );
    await fill(form, PERSON);
    await submit(form);
    await form.getByText(INLINE_FAILURE).waitFor();
    expect(await page.getByText(THANKS[0]!).count()).toBe(0);
    expect(await valuesOf(form)).toEqual(Object.values(PERSON));
  });

  it('homepage: firstName and lastName are joined into name', async () => {
    const { page, form } = await visit('homepage');
    const held = await holdAnswer(page);
    await fill(form, PERSON);
    await submit(form);
    held.answer({ success: true });
    await page.locator('main').getByText(THANKS[0]!).waitFor();
    const sent = held.requests[0]!.postDataJSON() as Record<string, unknown>;
    const { firstName: _first, lastName: _last, ...rest } = STANDARD;
    expect(sent).toMatchObject({ name: 'Ada Moreno', ...rest });
    expect(sent).not.toHaveProperty('firstName');
    expect(sent).not.toHaveProperty('lastName');
  });

  it('contact page: alert of success, and the form is reset', async () => {
    const { page, form, alerts } = await visit('contact-page');
    const held = await holdAnswer(page);
    await fill(form, NAMED);
    await submit(form);
    await expect.poll(() => form.locator('button[type="submit"]').innerText()).toBe('Sending...');
    await expect.poll(() => held.requests.length).toBe(1);
    expect(held.requests[0]!.postDataJSON()).toMatchObject({
      name: 'Ada Moreno',
      email: 'ada@mill.example',
      subject: 'Cybersecurity',
      message: 'We need help.',
    });
    held.answer({ success: true });
    await expect.poll(() => alerts).toEqual(['Your message has been sent successfully!']);
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
    expect(await form.locator('select').inputValue()).toBe('');
    expect(await form.getByLabel('Name').inputValue()).toBe('');
  });

  it('standalone: "Sending..." for 1000 ms, then thanks of its own', async () => {
    let messages: readonly unknown[] = [];
    const collect = async (tab: Page) => (messages = await collectMessages(tab));
    const { page, form } = await visit('standalone', collect, { isClockStopped: true });
    await fill(form, { ...PERSON, Subject: 'VoIP Solutions' });
    await submit(form);
    const button = form.locator('button[type="submit"]');
    await expect.poll(() => button.innerText()).toBe('Sending...');
    await page.clock.runFor(999);
    await page.waitForTimeout(100);
    expect(await button.innerText()).toBe('Sending...');
    await page.clock.runFor(1);
    await page.locator('main').getByText('Thank you for your message!').waitFor();
    expect(messages).toEqual([{ ...STANDARD, subject: 'VoIP Solutions' }]);
    expect(await page.locator('main').innerText()).toContain(
      'We have received your inquiry and will get back to you as soon as possible.',
    );
    await page.locator('main').getByRole('button', { name: 'Send Another Message' }).click();
    await form.waitFor();
  });

  it('moves the focus to the thanks, so that they are read out', async () => {
    const { page, form } = await visit('footer', collectMessages);
    await fill(form, PERSON);
    await submit(form);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain(THANKS[0]);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Send Another Message');
  });

  it('moves it there in Safari, too, where a pressed button leaves the focus to what is around it', async () => {
    const { page, form } = await visit('homepage', collectMessages);
    await fill(form, PERSON);
    await page.evaluate(() => {
      addEventListener('mousedown', (event) => {
        event.preventDefault();
        document.querySelector('main')!.focus();
      });
    });
    await submit(form);
    const panel = page.locator('main :focus');
    await expect.poll(() => panel.textContent()).toContain(THANKS[0]);
    expect(await page.getByText(THANKS[0]!).count()).toBe(1);
  });

  it('moves it there after a double click, too: pressed while it sends, the button leaves it alone', async () => {
    const { page, form } = await visit('homepage');
    const held = await holdAnswer(page);
    await fill(form, PERSON);
    await form.locator('button[type="submit"]').dblclick();
    held.answer({ success: true });
    await expect.poll(() => page.locator('main :focus').textContent()).toContain(THANKS[0]);
    expect(await page.getByText(THANKS[0]!).count()).toBe(1);
  });

  it('sends once, however often the button is pressed', async () => {
    const { page, form } = await visit('footer');
    const held = await holdAnswer(page);
    await fill(form, PERSON);
    await form.locator('button[type="submit"]').dblclick();
    await form.getByLabel('Email').press('Enter');
    await expect.poll(() => held.requests.length).toBe(1);
    held.answer({ success: true });
    await form.waitFor({ state: 'detached' });
    expect(held.requests).toHaveLength(1);
  });

  it('really arrives: the server answers success', async () => {
    const { page, form } = await visit('footer');
    await fill(form, PERSON);
    const [response] = await Promise.all([page.waitForResponse(`**${API}`), submit(form)]);
    expect(response.ok()).toBe(true);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
  });
});
