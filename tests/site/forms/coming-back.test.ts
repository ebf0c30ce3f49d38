import { describe, expect, it } from 'vitest';
import { comeNear, fill, NAMED, useForms, valuesOf } from './form-visits.ts';

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
});
