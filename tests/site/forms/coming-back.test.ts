import { describe, expect, it } from 'vitest';
import {
  collectMessages,
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

const { site, visit } = useForms();

describe('what is typed in a form', () => {
  it('is there after another document and Back', async () => {
    const { page, form } = await visit('contact-page');
    await fill(form, NAMED);
    await page.goto(`${site().origin}/privacy`);
    await page.goBack();
    await comeNear(form);
    expect(await valuesOf(form)).toEqual(Object.values(NAMED));
  });

  it.each([
    { variant: 'contact-page', values: NAMED, isPrepared: true },
    { variant: 'homepage', values: PERSON, isPrepared: true },
    { variant: 'homepage', values: PERSON, isPrepared: false },
  ] as const)(
    '$variant, prepared: $isPrepared: is there after a link and Back, and nowhere else',
    async ({ variant, values, isPrepared }) => {
      const { page, form } = await visit(variant, undefined, { isPrepared });
      await fill(form, values);
      await leave(page);
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(stored).not.toContain(values.Email);
      await page.goBack();
      await comeNear(form);
      expect(await valuesOf(form)).toEqual(Object.values(values));
    },
  );

  it.each([
    ['is gone', PERSON.Message, ['', '', '', '', '', '']],
    ['stays, if it says something else by now,', 'One more.', null],
  ])('%s when it is sent after the visitor came back', async (_what, message, left) => {
    const { page, form } = await visit('homepage');
    const held = await holdAnswer(page);
    await fill(form, PERSON);
    await submit(form);
    await leave(page);
    await page.goBack();
    await comeNear(form);
    await fill(form, { Message: message });
    held.answer({ success: true });
    await page.getByText(THANKS[0]!).first().waitFor();
    const expected = left ?? Object.values({ ...PERSON, Message: message });
    await expect.poll(() => valuesOf(form)).toEqual(expected);
  });

  it('is gone when it was sent', async () => {
    const { page, form } = await visit('homepage', collectMessages);
    await fill(form, PERSON);
    await leave(page);
    await page.goBack();
    await comeNear(form);
    await submit(form);
    await page.locator('main').getByText(THANKS[0]!).waitFor();
    await leave(page);
    await page.goBack();
    await comeNear(form);
    expect(await valuesOf(form)).toEqual(['', '', '', '', '', '']);
  });
});
