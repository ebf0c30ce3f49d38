import { describe, expect, it } from 'vitest';
import { collectMessages, fill, NAMED, PERSON, submit, useForms } from './form-visits.ts';

const { visit } = useForms();

describe('what is checked before sending', () => {
  it('contact page: "Please fill in all required fields" for each field, nothing is sent', async () => {
    const { page, form, alerts } = await visit('contact-page');
    const messages = await collectMessages(page);
    for (const label of Object.keys(NAMED)) {
      await fill(form, { ...NAMED, [label]: '' });
      await submit(form);
      await expect.poll(() => alerts.splice(0)).toEqual(['Please fill in all required fields']);
      const field = form.getByLabel(label);
      expect([label, await field.evaluate((one) => one === document.activeElement)]).toEqual([
        label,
        true,
      ]);
    }
    await page.waitForTimeout(50);
    expect(messages).toEqual([]);
  });

  it('footer: an empty form is not sent, and each field says what is missing', async () => {
    const { page, form, alerts } = await visit('footer');
    const messages = await collectMessages(page);
    await submit(form);
    const invalid = form.locator('[aria-invalid="true"]');
    await expect.poll(() => invalid.count()).toBe(6);
    for (const field of await invalid.all()) {
      const id = await field.getAttribute('aria-describedby');
      expect((await form.locator(`[id="${id}"]`).innerText()).length).toBeGreaterThan(10);
    }
    expect([messages, alerts]).toEqual([[], []]);
  });

  it('the first wrong field comes into sight with its label', async () => {
    const { page, form } = await visit('contact-page', undefined, {
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    });
    await form.locator('button[type="submit"]').evaluate((one) => one.scrollIntoView());
    await submit(form);
    const field = form.getByLabel('Name');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    const label = await form.getByText('Name', { exact: true }).boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(label!.y).toBeGreaterThanOrEqual(header!.height);
  });

  it('an email that is none is not sent', async () => {
    const { page, form } = await visit('footer');
    const messages = await collectMessages(page);
    await fill(form, { ...PERSON, Email: 'nobody' });
    await submit(form);
    await expect.poll(() => form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Email').fill('ada@mill.example');
    await expect.poll(() => form.locator('[aria-invalid="true"]').count()).toBe(0);
    expect(messages).toEqual([]);
  });
});
