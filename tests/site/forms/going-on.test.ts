import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  comeNear,
  fill,
  holdAnswer,
  INLINE_FAILURE,
  leave,
  PERSON,
  submit,
  THANKS,
  useForms,
  valuesOf,
  type FormVisit,
} from './form-visits.ts';

const { visit } = useForms();

/** A form that is being sent. */
async function send(variant: 'homepage' | 'footer'): Promise<FormVisit & Held> {
  const visited = await visit(variant);
  const held = await holdAnswer(visited.page);
  await fill(visited.form, PERSON);
  await submit(visited.form);
  await expect.poll(() => held.requests.length).toBe(1);
  return { ...visited, ...held };
}
type Held = Awaited<ReturnType<typeof holdAnswer>>;

const expectToast = (page: Page, text: string): Promise<void> =>
  page.locator('[aria-label^="Notification"] li').getByText(text).waitFor();

describe('who has gone on to another page when the answer comes', () => {
  it('is told that the message was not sent, and finds it again', async () => {
    const { page, form, answer } = await send('homepage');
    await leave(page);
    answer({ message: 'The database is down.' }, 500);
    await expectToast(page, INLINE_FAILURE);
    await page.goBack();
    await comeNear(form);
    expect(await valuesOf(form)).toEqual(Object.values(PERSON));
  });

  it('is thanked, and finds an empty form', async () => {
    const { page, form, answer } = await send('homepage');
    await leave(page);
    answer({ success: true });
    await expectToast(page, THANKS[0]!);
    await expectToast(page, THANKS[1]!);
    await page.goBack();
    await comeNear(form);
    expect(await valuesOf(form)).toEqual(['', '', '', '', '', '']);
  });
});
