import { afterEach, expect, it, vi } from 'vitest';
import { formExtras } from '../../src/contract/contact-message.ts';
import { json } from './support/answer-requests.ts';
import { drawn } from './support/drawn.ts';
import { fill, filled, openForm, sent, submit } from './support/open-form.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('of the footer: sends the fields, thanks, and offers another message', async () => {
  const { form, find, findText, requests } = await openForm(() => json({ success: true }));
  expect(form.querySelector('textarea')?.rows).toBe(3);
  expect(
    [...form.querySelectorAll('label')].every((label) => label.textContent?.endsWith(' *')),
  ).toBe(true);
  fill(form, filled);
  submit(form);
  await findText('Thank you for contacting us!');
  await findText('We have received your message and will get back to you as soon as possible.');
  expect(sent(requests)).toEqual([filled]);
  (await findText('Send Another Message')).click();
  const emptied = await find<HTMLFormElement>('footer form');
  expect(new FormData(emptied).get('message')).toBe('');
  expect(document.activeElement).toBe(emptied.elements.namedItem('firstName'));
});

it('leads to the thanks who has sent it by Enter in a field', async () => {
  const { form, findText } = await openForm(() => json({ success: true }));
  fill(form, filled);
  form.querySelector<HTMLInputElement>('[name=subject]')!.focus();
  form.requestSubmit();
  const thanks = await findText('Thank you for contacting us!');
  expect(document.activeElement).toBe(thanks.parentElement);
});

it('sends along what a program has written where people see no field', async () => {
  const { form, findText, requests } = await openForm(() => json({ success: true }));
  const written = { ...filled, [formExtras.honeypot]: 'https://program.example' };
  fill(form, written);
  submit(form);
  await findText('Thank you for contacting us!');
  expect(sent(requests)).toEqual([written]);
});

it('is disabled and says so while it sends', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { form, findText, requests } = await openForm(async () => {
    await held;
    return json({ success: true });
  });
  fill(form, filled);
  submit(form);
  const button = (await findText('Sending...')) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  button.click();
  release();
  await findText('Thank you for contacting us!');
  expect(sent(requests)).toHaveLength(1);
});

/** A form that was just sent in vain and says so; the page's clock stands. */
async function openFailed(answer: Parameters<typeof openForm>[0]) {
  vi.spyOn(console, 'error').mockReturnValue();
  const opened = await openForm(answer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fill(opened.form, filled);
  submit(opened.form);
  const error = 'There was a problem submitting your message. Please try again later.';
  await opened.findText(error);
  return { ...opened, error };
}

it('of the footer: shows a failure for 5 seconds and keeps the text', async () => {
  const { form, error } = await openFailed(() => json({ message: 'down' }, 500));
  expect(new FormData(form).get('message')).toBe(filled.message);
  expect(form.querySelector('[type=submit]')?.textContent).toBe('Send Message');
  vi.advanceTimersByTime(4999);
  await drawn();
  expect(form.textContent).toContain(error);
  vi.advanceTimersByTime(1);
  await expect.poll(() => form.textContent).not.toContain(error);
});

it('of the footer: shows no failure while it tries again, and the next one as long', async () => {
  const second = Promise.withResolvers<Response>();
  const answers = [json({ message: 'down' }, 500), second.promise];
  const { form, findText, error } = await openFailed(() => answers.shift()!);
  vi.advanceTimersByTime(4000);
  submit(form);
  await findText('Sending...');
  expect(form.textContent).not.toContain(error);
  second.resolve(json({ message: 'down' }, 500));
  await findText(error);
  vi.advanceTimersByTime(4999);
  await drawn();
  expect(form.textContent).toContain(error);
});

it('of the footer: shows no old failure beside what is missing now', async () => {
  const { form, error } = await openFailed(() => json({ message: 'down' }, 500));
  fill(form, { ...filled, message: '' });
  submit(form);
  const message = form.querySelector('[name=message]')!;
  await expect.poll(() => message.getAttribute('aria-invalid')).toBe('true');
  expect(form.textContent).not.toContain(error);
});

it('sends nothing and leads to the first wrong field', async () => {
  const { form, requests } = await openForm(() => json({ success: true }));
  fill(form, { ...filled, lastName: ' ', email: 'nobody' });
  submit(form);
  await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe('lastName');
  const email = form.querySelector<HTMLInputElement>('[name=email]')!;
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe('Please enter an email address like name@company.com.');
  expect(sent(requests)).toEqual([]);
});

it('shows what the server finds wrong at the field', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answer = json({ message: 'Wrong.', errors: { phone: 'No such number.' } }, 400);
  const { form, findText } = await openForm(() => answer);
  fill(form, filled);
  submit(form);
  await findText('No such number.');
  await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe('phone');
});

it('is a real form for visitors without JavaScript', async () => {
  const { form } = await openForm(() => json({}));
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe('/api/contact');
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-field] :is(input, textarea)')];
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(filled));
  expect(fields.every(({ required }) => required)).toBe(true);
  expect(fields.map(({ type }) => type)).toEqual([
    'text',
    'text',
    'email',
    'tel',
    'text',
    'textarea',
  ]);
});
