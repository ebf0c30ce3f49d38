import { afterEach, expect, it, vi } from 'vitest';
import { CONTACT_SUBJECTS } from '../support/contact-subjects.ts';
import { json } from './support/answer-requests.ts';
import { fill, filled, formPage, openForm, sent, submit } from './support/open-form.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('of the home page: joins the names, without the spaces around them', async () => {
  const { requests, find, findText } = await openForm(() => json({}), formPage('homepage'));
  const form = await find<HTMLFormElement>('main form');
  expect(form.querySelector('textarea')?.rows).toBe(5);
  const { firstName, lastName, ...others } = filled;
  fill(form, { ...others, firstName: ` ${firstName} `, lastName: ` ${lastName} ` });
  submit(form);
  await findText('Thank you for contacting us!', 'main');
  expect(sent(requests)).toEqual([{ name: `${firstName} ${lastName}`, ...others }]);
});

it('standing alone: sends for a second at least, and its failure stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = [json({}, 500), json({})];
  const { find, findText } = await openForm(() => answers.shift()!, formPage('standalone'));
  const form = await find<HTMLFormElement>('main form');
  expect(form.querySelector('textarea')?.rows).toBe(4);
  await findText('* Required fields. By submitting this form, you agree to our privacy policy.');
  fill(form, { ...filled, subject: 'Support Request' });
  submit(form);
  await findText('There was a problem submitting your inquiry. Please try again later.');
  const start = performance.now();
  submit(form);
  await findText('Thank you for your message!');
  await findText('We have received your inquiry and will get back to you as soon as possible.');
  expect(performance.now() - start).toBeGreaterThan(990);
});

it('of the contact page: alerts an empty field, a failure and a success', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const answers = [json({ success: false }), json({ success: true })];
  const { requests, find } = await openForm(() => answers.shift()!, formPage('contact-page'));
  const form = await find<HTMLFormElement>('main form');
  expect([...form.querySelectorAll('option')].map(({ text }) => text)).toEqual(CONTACT_SUBJECTS);
  submit(form);
  await expect.poll(lastAlert).toBe('Please fill in all required fields');
  await expect.poll(isEnabled).toBe(true);
  const message = { name: 'Ann Lee', email: filled.email, subject: 'Other', message: 'Hello' };
  fill(form, message);
  submit(form);
  await expect
    .poll(lastAlert)
    .toBe('There was a problem sending your message. Please try again later.');
  expect(new FormData(form).get('name')).toBe('Ann Lee');
  await expect.poll(isEnabled).toBe(true);
  submit(form);
  await expect.poll(lastAlert).toBe('Your message has been sent successfully!');
  expect(new FormData(form).get('name')).toBe('');
  expect(sent(requests)).toEqual([message, message]);

  function isEnabled(): boolean {
    return !form.querySelector<HTMLButtonElement>('[type=submit]')!.disabled;
  }

  function lastAlert(): unknown {
    return alert.mock.calls.at(-1)?.[0];
  }
});

it('of the contact page: alerts a field of spaces, too, but no email that is none', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { requests, find } = await openForm(() => json({}), formPage('contact-page'));
  const form = await find<HTMLFormElement>('main form');
  fill(form, { name: ' ', email: filled.email, subject: 'Other', message: 'Hello' });
  submit(form);
  await expect.poll(() => alert.mock.calls).toEqual([['Please fill in all required fields']]);
  await find('main [type=submit]:enabled');
  fill(form, { name: 'Ann Lee', email: 'nobody' });
  submit(form);
  await find('main [name=email][aria-invalid=true]');
  expect(alert.mock.calls).toHaveLength(1);
  expect(sent(requests)).toEqual([]);
});
