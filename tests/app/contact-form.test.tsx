import { afterEach, expect, it, vi } from 'vitest';
import {
  answerRequests,
  json,
  noRules,
  page,
  type SentRequest,
} from './support/answer-requests.ts';
import { loadFormCapture } from '../../src/app/contact-form/use-form-capture.ts';
import { showApp } from './support/show-app.tsx';
import { site } from './support/site.ts';

const filled = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@firm.example',
  phone: '361 555 0100',
  subject: 'Phones',
  message: 'They do not ring.',
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('of the footer: sends the fields, thanks, and offers another message', async () => {
  const { form, find, findText, requests } = await open(() => json({ success: true }));
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
});

it('is disabled and says so while it sends', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { form, findText, requests } = await open(async () => {
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

it('of the footer: shows a failure for 5 seconds and keeps the text', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { form, findText } = await open(() => json({ message: 'down' }, 500));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fill(form, filled);
  submit(form);
  const error = 'There was a problem submitting your message. Please try again later.';
  await findText(error);
  expect(new FormData(form).get('message')).toBe(filled.message);
  expect(form.querySelector('[type=submit]')?.textContent).toBe('Send Message');
  vi.advanceTimersByTime(4999);
  expect(form.textContent).toContain(error);
  vi.advanceTimersByTime(1);
  await expect.poll(() => form.textContent).not.toContain(error);
});

it('sends nothing and leads to the first wrong field', async () => {
  const { form, requests } = await open(() => json({ success: true }));
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
  const { form, findText } = await open(() => answer);
  fill(form, filled);
  submit(form);
  await findText('No such number.');
  await expect.poll(() => (document.activeElement as HTMLInputElement).name).toBe('phone');
});

it('is a real form for visitors without JavaScript', async () => {
  const { form } = await open(() => json({}));
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

it('of the home page: joins the names', async () => {
  const { requests, find, findText } = await open(() => json({}), formPage('homepage'));
  const form = await find<HTMLFormElement>('main form');
  expect(form.querySelector('textarea')?.rows).toBe(5);
  fill(form, filled);
  submit(form);
  await findText('Thank you for contacting us!', 'main');
  const { firstName, lastName, ...others } = filled;
  expect(sent(requests)).toEqual([{ name: `${firstName} ${lastName}`, ...others }]);
});

it('standing alone: sends for a second at least, and its failure stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = [json({}, 500), json({})];
  const { find, findText } = await open(() => answers.shift()!, formPage('standalone'));
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
  const { requests, find } = await open(() => answers.shift()!, formPage('contact-page'));
  const form = await find<HTMLFormElement>('main form');
  expect([...form.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Please select',
    'General Inquiry',
    'IT Support',
    'Cybersecurity',
    'Cloud Services',
    'Business Continuity',
    'Other',
  ]);
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

/** A page into which a rule puts a variant of the form. */
function formPage(variant: string): Record<string, () => Response> {
  const rule = {
    id: 'form',
    source: { file: 'x.yaml', line: 1 },
    why: 'A test wants it.',
    routes: ['/'],
    except: [],
    when: [],
    selectors: ['#here'],
    action: 'insert-component',
    options: { component: 'contact-form', position: 'start', props: { variant } },
    delays: [0],
    retry: null,
    expect: {},
    once: true,
    from: null,
    until: null,
  };
  return { '/rules/*': () => json({ version: 1, hash: '0', rules: [rule] }) };
}

async function open(
  contact: () => Response | Promise<Response>,
  more: Record<string, () => Response> = {},
) {
  const requests = answerRequests({
    '/api/contact': contact,
    '/api/pages/home': page('<h1>Home</h1><div id="here"></div>'),
    '/rules/*': noRules,
    ...more,
  });
  const app = showApp('/');
  // Somebody comes near: the form's code is loaded then.
  const place = await app.find('footer [data-island]');
  place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return { ...app, requests, form: await app.find<HTMLFormElement>('footer form') };
}

function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
}

function submit(form: HTMLFormElement): void {
  form.querySelector<HTMLButtonElement>('[type=submit]')!.click();
}

function sent(requests: readonly SentRequest[]): unknown[] {
  return requests.filter(({ url }) => url === '/api/contact').map(({ body }) => body);
}

it('loads a form capture once, and only when its ids are filled in', () => {
  const inert = document.implementation.createHTMLDocument();
  const crm = {
    ...site.crm,
    script: 'https://forms.example/capture.js',
    clientId: '1',
    listId: '',
  };
  loadFormCapture(crm, inert);
  expect(inert.scripts).toHaveLength(0);
  loadFormCapture({ ...crm, listId: '2' }, inert);
  loadFormCapture({ ...crm, listId: '2' }, inert);
  expect([...inert.scripts].map(({ src, dataset }) => [src, { ...dataset }])).toEqual([
    [
      crm.script,
      {
        formCapture: 'Contact',
        clientId: '1',
        listId: '2',
        fields: JSON.stringify(crm.fields),
      },
    ],
  ]);
});
