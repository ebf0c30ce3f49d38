import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  comeNear,
  fill,
  holdAnswer,
  leave,
  NAMED,
  PERSON,
  submit,
  THANKS,
  useForms,
  valuesOf,
} from './form-visits.ts';

const { visit } = useForms();

const SECOND = { Message: 'One more thing.' };

/** Sends a message, whose answer is held back, and types the next one meanwhile. */
async function writeOn(page: Page, form: Locator, first: Readonly<Record<string, string>>) {
  const held = await holdAnswer(page);
  await fill(form, first);
  await submit(form);
  await fill(form, SECOND);
  return held;
}

describe('what is typed in a form while its message is being sent', () => {
  it('footer: waits behind the thanks', async () => {
    const { page, form } = await visit('footer');
    const held = await writeOn(page, form, PERSON);
    held.answer({ success: true });
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
    await page.locator('footer').getByRole('button', { name: 'Send Another Message' }).click();
    await form.waitFor();
    expect(await valuesOf(form)).toEqual(Object.values({ ...PERSON, ...SECOND }));
  });

  it('homepage: is there, too, for who leaves the thanks and comes back', async () => {
    const { page, form } = await visit('homepage');
    const held = await writeOn(page, form, PERSON);
    held.answer({ success: true });
    await page.locator('main').getByText(THANKS[0]!).waitFor();
    await leave(page);
    await page.goBack();
    await comeNear(form);
    expect(await valuesOf(form)).toEqual(Object.values({ ...PERSON, ...SECOND }));
  });

  it('homepage: is there for who has left before the answer came', async () => {
    const { page, form } = await visit('homepage');
    const held = await writeOn(page, form, PERSON);
    await leave(page);
    held.answer({ success: true });
    await page.getByText(THANKS[0]!).first().waitFor();
    await page.goBack();
    await comeNear(form);
    expect(await valuesOf(form)).toEqual(Object.values({ ...PERSON, ...SECOND }));
  });

  it('contact page: stays where it is, and is no part of the next form once it is sent', async () => {
    const { page, form, alerts } = await visit('contact-page');
    const held = await writeOn(page, form, NAMED);
    held.answer({ success: true });
    await expect.poll(() => alerts).toHaveLength(1);
    expect(await valuesOf(form)).toEqual(Object.values({ ...NAMED, ...SECOND }));
    await submit(form);
    await expect.poll(() => alerts).toHaveLength(2);
    await expect.poll(() => valuesOf(form)).toEqual(['', '', '', '']);
    expect(held.requests.at(-1)!.postDataJSON()).toMatchObject({ message: SECOND.Message });
  });
});
