import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formExtras, maximumLengths } from '../../src/contract/contact-message.ts';
import type { Message } from '../../src/server/messages/message.ts';
import { createFormTokens } from '../../src/server/security/form-token.ts';
import { openMessageApp, type MessageApp } from './support/message-app.ts';
import { named, postForm, postJson, postPlainForm, standard } from './support/messages.ts';

let folder: string;
let server: MessageApp;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-test-'));
  server = await openMessageApp({ DATA_FOLDER: folder });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.app.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.store.purge('9999'));

const stored = async (): Promise<Message['fields'][]> => {
  return (await server.store.list()).map(({ fields }) => fields);
};

/** A message in whose fields there is as much as they take, of letters that take much room. */
function longest(message: Record<string, string>): Record<string, string> {
  const lengths = Object.entries(maximumLengths).filter(([field]) => field in message);
  const full = lengths.map(([field, length]) => [field, '文'.repeat(length)]);
  const email = `${'a'.repeat(maximumLengths.email - '@example.com'.length)}@example.com`;
  return { ...(Object.fromEntries(full) as Record<string, string>), email };
}

describe('a message as JSON', () => {
  it.each([
    ['the standard form', standard],
    ['the form of the contact page', named],
    ['the form of the home page, whose names are joined', { ...named, phone: '(361) 555-0110' }],
  ])('of %s is stored and answered 201', async (_form, message) => {
    const answer = await postJson(origin, message);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { id, success } = (await answer.json()) as { id: string; success: boolean };
    expect(success).toBe(true);
    const [only, ...others] = await server.store.list();
    expect(only).toMatchObject({ id, fields: message, status: 'new', suspicion: null });
    expect(others).toEqual([]);
  });

  it('is taken as long as its form lets people write it, in any script', async () => {
    expect((await postJson(origin, longest({ ...named }))).status).toBe(201);
  });

  it('loses spaces around its values and nothing else', async () => {
    const message = 'Line one.\r\n\r\n  Line three, with ünïcödé and 🦐.\t"<b>&amp;';
    await postJson(origin, { ...named, email: `  ${named.email} `, message: ` ${message}\n` });
    expect(await stored()).toEqual([{ ...named, message: message.replaceAll('\r\n', '\n') }]);
  });

  it('keeps lines of one line on one line', async () => {
    await postJson(origin, { ...named, subject: 'Hello\r\nBcc: all@example.com\u0000\u2028x' });
    expect((await stored())[0]?.subject).toBe('Hello Bcc: all@example.com x');
  });
});

describe('wrong input', () => {
  const wrong: [string, unknown, string[]][] = [
    ['nothing', {}, ['firstName', 'lastName', 'email', 'phone', 'subject', 'message']],
    ['a name and nothing else', { name: 'Rosa' }, ['email', 'subject', 'message']],
    ['spaces only', { ...named, message: ' \n ' }, ['message']],
    ['no e-mail address', { ...named, email: 'rosa at harbor' }, ['email']],
    ['two e-mail addresses', { ...named, email: 'a@b.example,c@d.example' }, ['email']],
    ['a number', { ...named, subject: 7 }, ['subject']],
    ['a list', { ...standard, phone: ['1'] }, ['phone']],
    ['a field too many', { ...named, role: 'admin' }, ['role']],
    ['fields of both forms', { ...standard, name: 'Rosa' }, ['name']],
    ['a key that is none', { ...named, idempotencyKey: 'with spaces' }, ['idempotencyKey']],
    ['a text that is too long', { ...named, subject: 'x'.repeat(301) }, ['subject']],
    ['a list instead of a message', [named], expect.arrayContaining(['message']) as string[]],
    ['null', null, expect.arrayContaining(['message']) as string[]],
  ];

  it.each(wrong)('%s: 400 with a text for each field', async (_what, body, fields) => {
    const answer = await postJson(origin, body);
    expect(answer.status).toBe(400);
    const { message, errors } = (await answer.json()) as Record<string, object>;
    expect(message).toEqual(expect.any(String));
    expect(Object.keys(errors!)).toEqual(fields);
    expect(Object.values(errors!)).toEqual(Object.keys(errors!).map(() => expect.any(String)));
    expect(await stored()).toEqual([]);
  });
});

describe('a form without JavaScript', () => {
  const read = async (answer: Response): Promise<Document> => {
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    return new JSDOM(await answer.text()).window.document;
  };

  it.each([
    ['as ours', postForm],
    ['as one that says nothing', postPlainForm],
  ])('encoded %s is stored and thanked for on a page', async (_how, post) => {
    const answer = await post(origin, { ...standard });
    expect(answer.status).toBe(201);
    const page = await read(answer);
    expect(page.querySelector('h1')?.textContent).toBe('Thank you for contacting us!');
    expect(page.querySelector('a[href="/"]')).not.toBeNull();
    expect(await stored()).toEqual([standard]);
  });

  it('is taken as long as its fields let people write it, in any script', async () => {
    const token = createFormTokens(null).issue(Date.now());
    const { honeypot, key, variant, token: tokenField } = formExtras;
    const extras = {
      [honeypot]: '',
      [tokenField]: token,
      [key]: randomUUID(),
      [variant]: 'footer',
    };
    const message = longest({ ...standard });
    const answer = await postForm(origin, { ...message, ...extras });
    expect(answer.status).toBe(201);
    expect(await stored()).toEqual([message]);
  });

  it.each<[string, (form: FormData) => void]>([
    ['a file', (form) => form.set('subject', new Blob(['A quote']), 'quote.txt')],
    ['a field twice', (form) => form.append('subject', 'Another')],
    ['a field too many', (form) => form.append('__proto__', 'x')],
  ])('with %s comes back with what is wrong', async (_what, change) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(standard)) body.append(name, value);
    change(body);
    const answer = await fetch(`${origin}/api/contact`, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(
      (await read(answer)).querySelector('form[enctype="multipart/form-data"]'),
    ).not.toBeNull();
    expect(await stored()).toEqual([]);
  });

  it('is thanked for in the words of its variant', async () => {
    const page = await read(await postForm(origin, { ...standard, variant: 'standalone' }));
    expect(page.querySelector('h1')?.textContent).toBe('Thank you for your message!');
  });

  it('comes back with what is wrong, and with what was written', async () => {
    const message = '</textarea><script>alert(1)</script>\n"quoted"';
    const answer = await postForm(origin, { ...named, email: 'rosa"@', message, variant: '"><x' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"');
    const page = await read(answer);
    const email = page.querySelector<HTMLInputElement>('#email')!;
    expect(email.value).toBe('rosa"@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = page.getElementById(email.getAttribute('aria-describedby')!);
    expect(described?.textContent).toContain('name@company.com');
    expect(page.querySelector<HTMLTextAreaElement>('#message')!.value).toBe(message);
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#email');
    expect(page.querySelectorAll('script:not([nonce], [type="application/json"])')).toHaveLength(0);
    expect(page.querySelector('x')).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it('can be corrected on that page and sent', async () => {
    const first = await read(await postForm(origin, { ...standard, phone: '' }));
    const form = first.querySelector('form')!;
    const fields = [...form.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const second = await postForm(origin, { ...values, phone: standard.phone });
    expect(second.status).toBe(201);
    expect((await postForm(origin, { ...values, phone: standard.phone })).status).toBe(200);
    expect(await stored()).toEqual([standard]);
  });

  it('shows the choices of the subject that the form had', async () => {
    const page = await read(await postForm(origin, { ...named, message: '' }));
    const select = page.querySelector<HTMLSelectElement>('select#subject')!;
    expect([...select.options].map(({ value }) => value)).toContain('Business Continuity');
    expect(select.value).toBe('Cybersecurity');
  });

  it.each([
    ['a body that is too large', { ...standard, message: 'x'.repeat(40_000) }, 413],
    ['a field twice over', { ...standard, constructor: 'x' }, 400],
  ])('%s is told on a page too', async (_what, fields, status) => {
    const answer = await postForm(origin, fields);
    expect(answer.status).toBe(status);
    expect((await read(answer)).querySelector('[role=alert]')).not.toBeNull();
  });

  it('of a message that is too long to be read it says how long one may be, and where the text is still', async () => {
    const answer = await postForm(origin, { ...named, message: 'x'.repeat(40_000) });
    const { body } = await read(answer);
    expect(body.textContent).toContain('Please use at most 9000 characters.');
    expect(body.textContent).toContain('go back: what you wrote is still in the form there');
    expect(body.querySelector('form')).toBeNull();
  });
});
