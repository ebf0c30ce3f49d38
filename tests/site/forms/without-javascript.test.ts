import { describe, expect, it } from 'vitest';
import { maximumLengths } from '../../../src/contract/contact-message.ts';
import { useSite } from '../../support/site-harness.ts';

const { site, open } = useSite();

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@mill.example',
  phone: '361-555-0188',
  subject: 'A quote',
  message: 'We need help.',
};

/** Posts a form as a browser without JavaScript does. */
const post = (fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${site().origin}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html', origin: site().origin },
  });

describe('a form that is sent without JavaScript', () => {
  it('is answered by a page of thanks with a way back', async () => {
    const response = await post(MESSAGE);
    const html = await response.text();
    expect(response.ok).toBe(true);
    expect(response.headers.get('content-type')).toMatch(/text\/html/);
    expect(html).toContain('Thank you for contacting us!');
    expect(html).toContain(
      'We have received your message and will get back to you as soon as possible.',
    );
    expect(html).toMatch(/<a[^>]*href="\/"/);
  });

  it('is answered so for the contact page form, too', async () => {
    const { firstName: _first, lastName: _last, phone: _phone, ...rest } = MESSAGE;
    const response = await post({ ...rest, name: 'Ada Moreno', variant: 'contact-page' });
    expect(response.ok).toBe(true);
    expect(await response.text()).toContain('Your message has been sent successfully!');
  });

  it('with wrong input: 400, what is wrong, and the text is kept in a form', async () => {
    const response = await post({ ...MESSAGE, email: 'nobody', message: '' });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/text\/html/);
    expect(html).toMatch(/<form[^>]*action="\/api\/contact"[^>]*method="post"/);
    expect(html).toMatch(/value="Moreno"/);
    expect(html).toMatch(/name="email"[^>]*aria-invalid="true"/);
    expect(html).toMatch(/name="message"[^>]*aria-invalid="true"/);
    expect(html).not.toMatch(/name="lastName"[^>]*aria-invalid="true"/);
    expect(html).toMatch(/tel:\+1/);
  });

  it('never writes what was sent as markup', async () => {
    const html = await (await post({ ...MESSAGE, email: '"><img src=x onerror=alert(1)>' })).text();
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it('takes as many letters of any script as its field does', async () => {
    const page = await open('/privacy', { javaScriptEnabled: false });
    const form = page.locator('footer form');
    for (const [name, value] of Object.entries(MESSAGE)) {
      await form.locator(`[name="${name}"]`).fill(value);
    }
    await form.locator('[name="message"]').fill('水'.repeat(maximumLengths.message));
    await form.locator('button[type="submit"]').click();
    await page.getByText('Thank you for contacting us!').first().waitFor();
  });

  it('can be mended and sent from the answer page itself', async () => {
    const fields = Object.entries({ ...MESSAGE, email: 'nobody' }).map(
      ([name, value]) => `<input name="${name}" value="${value}">`,
    );
    const body = `<form action="/api/contact" method="post">${fields.join('')}<button>Send</button></form>`;
    const page = await open('/plain-form', {
      javaScriptEnabled: false,
      waitFor: 'button',
      before: (tab) =>
        tab.route('**/plain-form', (route) => route.fulfill({ contentType: 'text/html', body })),
    });
    await page.getByRole('button').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[name="email"]').fill('ada@mill.example');
    await page.locator('form button').click();
    await page.getByText('Thank you for contacting us!').first().waitFor();
  });
});
