import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawLate } from '../../support/draw-late.ts';
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

const TOAST = '[aria-label^="Notification"] li';

const expectToast = (page: Page, text: string): Promise<void> =>
  page.locator(TOAST, { hasText: text }).waitFor();

/** Where the page is scrolled to, and what has the focus. */
const placeOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    // What moves the focus does so after it is drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return [scrollY, document.activeElement?.tagName];
  });

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

  it('sends it again under the same key, so that the server keeps one', async () => {
    const { page, form, answer, requests } = await send('homepage');
    await leave(page);
    answer({ message: 'The answer is lost on its way.' }, 502);
    await page.goBack();
    await comeNear(form);
    await submit(form);
    await expect.poll(() => requests.length).toBe(2);
    const [first, second] = requests.map((request) => request.headers()['idempotency-key']);
    expect(first).toMatch(/./);
    expect(second).toBe(first);
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

  it.each([
    ['is thanked', 200, { success: true }, THANKS[0]!],
    ['is told of a failure', 500, { message: 'down' }, INLINE_FAILURE],
    ['is told of a wrong field', 400, { errors: { email: 'Wrong.' } }, INLINE_FAILURE],
  ])('%s without being taken to the footer', async (_name, status, json, text) => {
    const { page, answer } = await send('footer');
    await leave(page);
    await expect.poll(() => placeOf(page)).toEqual([0, 'H1']);
    await page.locator('h1').blur();
    answer(json, status);
    await expectToast(page, text);
    expect(await placeOf(page)).toEqual([0, 'BODY']);
  });
});

describe('who writes elsewhere on the page when the answer comes', () => {
  const other = (page: Page) => page.locator('footer form').getByLabel('Email');

  it.each([
    ['thanks', 200, { success: true }, TOAST, THANKS[0]!],
    ['a wrong field', 400, { errors: { email: 'Wrong.' } }, 'main [role="alert"]', INLINE_FAILURE],
  ])('hears of %s, and goes on there', async (_name, status, json, place, text) => {
    const { page, answer } = await send('homepage');
    await other(page).focus();
    answer(json, status);
    await page.locator(place, { hasText: text }).waitFor();
    await placeOf(page);
    expect(await other(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('stays there, too, when the thanks are drawn a moment later', async () => {
    const { page, form, answer } = await send('homepage');
    await page.evaluate(drawLate);
    await form.evaluate((sent) => {
      const field = document.querySelector<HTMLElement>('footer form [name="email"]')!;
      // It is emptied right before it is thanked for.
      sent.addEventListener('reset', () => setTimeout(() => field.focus()));
    });
    answer({ success: true });
    await page.getByText(THANKS[0]!).waitFor();
    await placeOf(page);
    expect(await other(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
