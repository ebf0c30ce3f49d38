import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CONTACT_SUBJECTS } from '../../support/contact-subjects.ts';
import { API, useForms } from './form-visits.ts';

const { visit } = useForms();

/** Label, name, tag or type, and whether it is required, of each field that can be seen. */
function describeFields(form: Locator): Promise<unknown[]> {
  return form.locator('input, select, textarea').evaluateAll((all) =>
    (all as (HTMLInputElement & HTMLTextAreaElement)[])
      .filter((field) => field.type !== 'hidden' && field.checkVisibility())
      .filter((field) => !field.closest('[aria-hidden="true"]') && field.tabIndex >= 0)
      .map((field) => [
        field.labels?.[0]?.textContent?.trim(),
        field.name,
        field.tagName === 'INPUT' ? field.type : field.tagName.toLowerCase(),
        field.required,
      ]),
  );
}

describe('fields and texts', () => {
  const standard = (mark: string) => [
    [`First Name${mark}`, 'firstName', 'text', true],
    [`Last Name${mark}`, 'lastName', 'text', true],
    [`Email${mark}`, 'email', 'email', true],
    [`Phone${mark}`, 'phone', 'tel', true],
  ];

  it('homepage: six required fields, free subject, 5 rows', async () => {
    const { form } = await visit('homepage');
    expect(await describeFields(form)).toEqual([
      ...standard(''),
      ['Subject', 'subject', 'text', true],
      ['Message', 'message', 'textarea', true],
    ]);
    expect(await form.locator('textarea').getAttribute('rows')).toBe('5');
  });

  it('footer: six required fields with an asterisk each, 3 rows', async () => {
    const { form } = await visit('footer');
    expect(await describeFields(form)).toEqual([
      ...standard(' *'),
      ['Subject *', 'subject', 'text', true],
      ['Message *', 'message', 'textarea', true],
    ]);
    expect(await form.locator('textarea').getAttribute('rows')).toBe('3');
  });

  it('contact page: name, email, subject of six choices, message, action and method', async () => {
    const { form } = await visit('contact-page');
    expect(await describeFields(form)).toEqual([
      ['Name', 'name', 'text', true],
      ['Email', 'email', 'email', true],
      ['Subject', 'subject', 'select', true],
      ['Message', 'message', 'textarea', true],
    ]);
    const options = form.locator('select option');
    expect(await options.allInnerTexts()).toEqual(CONTACT_SUBJECTS);
    expect(await form.locator('select').inputValue()).toBe('');
    expect(await form.getAttribute('action')).toBe(API);
    expect(await form.getAttribute('method')).toBe('post');
    expect(await form.locator('textarea').getAttribute('rows')).toBe('5');
  });

  it('standalone: seven choices, 4 rows, and the note', async () => {
    const { form } = await visit('standalone');
    expect((await form.locator('select option').allInnerTexts()).slice(1)).toEqual([
      'General Inquiry',
      'Managed IT Services',
      'Cloud Services',
      'VoIP Solutions',
      'Business Continuity',
      'Security Services',
      'Support Request',
    ]);
    expect(await form.locator('textarea').getAttribute('rows')).toBe('4');
    expect(await form.innerText()).toContain(
      '* Required fields. By submitting this form, you agree to our privacy policy.',
    );
  });

  it.each(['footer', 'homepage', 'contact-page'] as const)(
    '%s: letters of 16px at least under a finger: an iPhone zooms to a field that has smaller ones',
    async (variant) => {
      const { form } = await visit(variant, undefined, { isMobile: true, hasTouch: true });
      const sizes = await form
        .locator('[data-field] :is(input, select, textarea)')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    },
  );

  it('is 800px wide where there is room for more', async () => {
    const { form } = await visit('contact-page');
    const width = await form.evaluate((element) => {
      const room = document.body.appendChild(document.createElement('div'));
      room.style.width = '1200px';
      room.append(element);
      return element.getBoundingClientRect().width;
    });
    expect(width).toBe(800);
  });
});
