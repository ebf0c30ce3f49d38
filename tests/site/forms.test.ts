import type { Locator, Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  changeSiteData,
  failRequests,
  type Failure,
  type Interception,
} from '../support/site-failures.ts';
import { runUntil } from '../support/site-clock.ts';
import { collectAlerts, useSite, type OpenOptions } from '../support/site-harness.ts';

/** The contact forms of sections 3, 4, 5, 8 and 9 of the specification. */
const { site, open } = useSite();

const API = '/api/contact';

const PERSON = {
  'First Name': 'Ada',
  'Last Name': 'Moreno',
  Email: 'ada@mill.example',
  Phone: '361-555-0188',
  Subject: 'A quote',
  Message: 'We need help.\nSoon.',
};
const STANDARD = {
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@mill.example',
  phone: '361-555-0188',
  subject: 'A quote',
  message: 'We need help.\nSoon.',
};
const NAMED = {
  Name: 'Ada Moreno',
  Email: 'ada@mill.example',
  Subject: 'Cybersecurity',
  Message: 'We need help.',
};

const THANKS = [
  'Thank you for contacting us!',
  'We have received your message and will get back to you as soon as possible.',
];
const INLINE_FAILURE = 'There was a problem submitting your message. Please try again later.';
const ALERT_FAILURE = 'There was a problem sending your message. Please try again later.';

interface Visit {
  readonly page: Page;
  readonly form: Locator;
  readonly alerts: string[];
}

/** Where each variant stands, and how one gets there. */
const variants = {
  homepage: { path: '/', css: 'main form' },
  footer: { path: '/privacy', css: 'footer form' },
  'contact-page': { path: '/contact', css: 'main form' },
  standalone: { path: '/', css: 'main form' },
} as const;
type Variant = keyof typeof variants;

/** No page carries the standalone variant today; a rule puts it there, as staff would. */
async function useStandalone(page: Page): Promise<void> {
  await page.route('**/rules/index.json', async (route) => {
    const response = await route.fetch();
    const rules = await response.text();
    const body = rules.replace('"variant":"homepage"', '"variant":"standalone"');
    expect(body).not.toBe(rules);
    await route.fulfill({ response, body });
  });
}

async function visit(
  variant: Variant,
  before?: (page: Page) => Promise<unknown>,
  options: OpenOptions = {},
): Promise<Visit> {
  const { path, css } = variants[variant];
  let alerts: string[] = [];
  const page = await open(path, {
    isPrepared: variant !== 'standalone',
    ...options,
    waitFor: null,
    before: async (tab) => {
      alerts = collectAlerts(tab);
      if (variant === 'standalone') await useStandalone(tab);
      await before?.(tab);
    },
  });
  const form = page.locator(css);
  if (options.isClockStopped) await runUntil(page, () => form.isVisible());
  await form.waitFor();
  await form.scrollIntoViewIfNeeded();
  const alive = page.locator(`${css}[novalidate]`);
  if (options.isClockStopped) await runUntil(page, () => alive.isVisible());
  await alive.waitFor();
  return { page, form, alerts };
}

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label);
    const tag = await field.evaluate((one) => one.tagName);
    await (tag === 'SELECT' ? field.selectOption(value) : field.fill(value));
  }
}

const submit = (form: Locator): Promise<void> => form.locator('button[type="submit"]').click();

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

/** Lets the server hold its answer back until `answer` is called. */
async function holdAnswer(page: Page) {
  const requests: Request[] = [];
  let release = (_response: object): void => {};
  const answered = new Promise<object>((resolve) => {
    release = resolve;
  });
  await page.route(`**${API}`, async (route) => {
    requests.push(route.request());
    await route.fulfill({ json: await answered });
  });
  return { requests, answer: (response: object) => release(response) };
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
    expect(await options.allInnerTexts()).toEqual([
      'Please select',
      'General Inquiry',
      'IT Support',
      'Cybersecurity',
      'Cloud Services',
      'Business Continuity',
      'Other',
    ]);
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

  it('is at most 800px wide', async () => {
    const { form } = await visit('contact-page');
    expect((await form.boundingBox())?.width).toBeLessThanOrEqual(800);
  });
});

describe('sending and success', () => {
  it('footer: standard payload, "Sending...", thanks, and the form again', async () => {
    let held: Awaited<ReturnType<typeof holdAnswer>> | undefined;
    const { page, form } = await visit('footer', async (tab) => {
      held = await holdAnswer(tab);
    });
    await fill(form, PERSON);
    await submit(form);
    const button = form.locator('button[type="submit"]');
    await expect.poll(() => button.innerText()).toBe('Sending...');
    expect(await button.isDisabled()).toBe(true);
    await expect.poll(() => held!.requests.length).toBe(1);
    const [request] = held!.requests;
    expect(request!.method()).toBe('POST');
    expect(request!.headers()['content-type']).toContain('application/json');
    expect(request!.postDataJSON()).toMatchObject(STANDARD);
    expect(request!.postDataJSON()).not.toHaveProperty('name');
    held!.answer({ success: true });
    const foot = page.locator('footer');
    await foot.getByText(THANKS[0]!).waitFor();
    expect(await foot.innerText()).toContain(THANKS[1]);
    expect(await form.count()).toBe(0);
    await foot.getByRole('button', { name: 'Send Another Message' }).click();
    await form.waitFor();
    const values = await form
      .locator('input:visible, textarea:visible')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    expect(values).toEqual(['', '', '', '', '', '']);
    expect(await button.isEnabled()).toBe(true);
    expect(held!.requests).toHaveLength(1);
  });

  it('homepage: firstName and lastName are joined into name', async () => {
    let held: Awaited<ReturnType<typeof holdAnswer>> | undefined;
    const { page, form } = await visit('homepage', async (tab) => {
      held = await holdAnswer(tab);
    });
    await fill(form, PERSON);
    await submit(form);
    held!.answer({ success: true });
    await page.locator('main').getByText(THANKS[0]!).waitFor();
    const sent = held!.requests[0]!.postDataJSON() as Record<string, unknown>;
    const { firstName: _first, lastName: _last, ...rest } = STANDARD;
    expect(sent).toMatchObject({ name: 'Ada Moreno', ...rest });
    expect(sent).not.toHaveProperty('firstName');
    expect(sent).not.toHaveProperty('lastName');
  });

  it('contact page: alert of success, and the form is reset', async () => {
    let held: Awaited<ReturnType<typeof holdAnswer>> | undefined;
    const { form, alerts } = await visit('contact-page', async (tab) => {
      held = await holdAnswer(tab);
    });
    await fill(form, NAMED);
    await submit(form);
    await expect.poll(() => form.locator('button[type="submit"]').innerText()).toBe('Sending...');
    await expect.poll(() => held!.requests.length).toBe(1);
    expect(held!.requests[0]!.postDataJSON()).toMatchObject({
      name: 'Ada Moreno',
      email: 'ada@mill.example',
      subject: 'Cybersecurity',
      message: 'We need help.',
    });
    held!.answer({ success: true });
    await expect.poll(() => alerts).toEqual(['Your message has been sent successfully!']);
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
    expect(await form.locator('select').inputValue()).toBe('');
    expect(await form.getByLabel('Name').inputValue()).toBe('');
  });

  it('standalone: "Sending..." for 1000 ms, then thanks of its own', async () => {
    const { page, form } = await visit(
      'standalone',
      (tab) => tab.route(`**${API}`, (route) => route.fulfill({ json: { success: true } })),
      { isClockStopped: true },
    );
    await fill(form, { ...PERSON, Subject: 'VoIP Solutions' });
    await submit(form);
    const button = form.locator('button[type="submit"]');
    await expect.poll(() => button.innerText()).toBe('Sending...');
    await page.clock.runFor(999);
    await page.waitForTimeout(100);
    expect(await button.innerText()).toBe('Sending...');
    await page.clock.runFor(1);
    await page.locator('main').getByText('Thank you for your message!').waitFor();
    expect(await page.locator('main').innerText()).toContain(
      'We have received your inquiry and will get back to you as soon as possible.',
    );
    await page.locator('main').getByRole('button', { name: 'Send Another Message' }).click();
    await form.waitFor();
  });

  it('moves the focus to the thanks, so that they are read out', async () => {
    const { page, form } = await visit('footer', (tab) =>
      tab.route(`**${API}`, (route) => route.fulfill({ json: { success: true } })),
    );
    await fill(form, PERSON);
    await submit(form);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain(THANKS[0]);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Send Another Message');
  });

  it('sends once, however often the button is pressed', async () => {
    let held: Awaited<ReturnType<typeof holdAnswer>> | undefined;
    const { form } = await visit('footer', async (tab) => {
      held = await holdAnswer(tab);
    });
    await fill(form, PERSON);
    await form.locator('button[type="submit"]').dblclick();
    await form.getByLabel('Email').press('Enter');
    await expect.poll(() => held!.requests.length).toBe(1);
    held!.answer({ success: true });
    await form.waitFor({ state: 'detached' });
    expect(held!.requests).toHaveLength(1);
  });

  it('really arrives: the server answers success', async () => {
    const { page, form } = await visit('footer');
    await fill(form, PERSON);
    const [response] = await Promise.all([page.waitForResponse(`**${API}`), submit(form)]);
    expect(response.ok()).toBe(true);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
  });
});

describe('failure', () => {
  /** Red, green and blue of an element's text as it is painted. */
  const colorOf = (text: Locator): Promise<number[]> =>
    text.evaluate((element) => {
      const pixel = document.createElement('canvas').getContext('2d')!;
      pixel.fillStyle = getComputedStyle(element).color;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });

  it.each([
    ['footer', 'status 500'],
    ['footer', 'lost'],
    ['homepage', 'status 500'],
  ] as const)('%s, %s: red text, form kept, gone after 5 seconds', async (variant, failure) => {
    const { page, form } = await visit(variant, (tab) => failRequests(tab, API, failure), {
      isClockStopped: true,
    });
    await fill(form, PERSON);
    await submit(form);
    const text = page.getByText(INLINE_FAILURE);
    await runUntil(page, () => text.isVisible(), 1);
    const [red, green, blue] = await colorOf(text);
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(40);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
    const button = form.locator('button[type="submit"]');
    expect([await button.innerText(), await button.isEnabled()]).toEqual(['Send Message', true]);
    await page.clock.runFor(4900);
    await page.waitForTimeout(50);
    expect(await text.isVisible()).toBe(true);
    await page.clock.runFor(100);
    await expect.poll(() => text.count()).toBe(0);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
  });

  it('standalone: its own text, which stays', async () => {
    const { page, form } = await visit(
      'standalone',
      (tab) => failRequests(tab, API, 'status 500'),
      { isClockStopped: true },
    );
    await fill(form, { ...PERSON, Subject: 'Support Request' });
    await submit(form);
    const text = page.getByText(
      'There was a problem submitting your inquiry. Please try again later.',
    );
    await runUntil(page, () => text.isVisible());
    await page.clock.runFor(6000);
    await page.waitForTimeout(50);
    expect(await text.isVisible()).toBe(true);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
  });

  it('contact page: an alert for every kind of failure, the form stays, and works in the end', async () => {
    let interception: Interception | undefined;
    const { form, alerts } = await visit('contact-page', async (tab) => {
      interception = await failRequests(tab, API, 'status 500');
    });
    await fill(form, NAMED);
    const kinds: Failure[] = ['status 500', 'lost', 'HTML', 'truncated', 'success false'];
    for (const kind of kinds) {
      interception!.change(kind);
      await submit(form);
      await expect.poll(() => [kind, ...alerts.splice(0)]).toEqual([kind, ALERT_FAILURE]);
      expect(await form.getByLabel('Message').inputValue()).toBe(NAMED.Message);
      await expect.poll(() => form.locator('button[type="submit"]').isEnabled()).toBe(true);
    }
    interception!.heal();
    await submit(form);
    await expect.poll(() => alerts).toEqual(['Your message has been sent successfully!']);
  });

  it('works on the second try', async () => {
    let interception: Interception | undefined;
    const { page, form } = await visit('footer', async (tab) => {
      interception = await failRequests(tab, API, 'lost');
    });
    await fill(form, PERSON);
    await submit(form);
    await page.getByText(INLINE_FAILURE).waitFor();
    interception!.heal();
    await submit(form);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
  });

  it("shows the server's word on single fields beside them, and keeps the text", async () => {
    const errors = { email: 'This mailbox does not exist.' };
    const { form } = await visit('footer', (tab) =>
      tab.route(`**${API}`, (route) =>
        route.fulfill({ status: 400, json: { message: 'Please check the fields.', errors } }),
      ),
    );
    await fill(form, PERSON);
    await submit(form);
    await form.getByText(errors.email).waitFor();
    const email = form.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = await email.getAttribute('aria-describedby');
    expect(await form.locator(`[id="${described}"]`).innerText()).toBe(errors.email);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
  });

  it('a server that never answers: the button stays on "Sending...", the page works', async () => {
    const { page, form } = await visit('footer', (tab) => tab.route(`**${API}`, () => {}), {
      isClockStopped: true,
    });
    await fill(form, PERSON);
    await submit(form);
    const button = form.locator('button[type="submit"]');
    await expect.poll(() => button.innerText()).toBe('Sending...');
    expect(await button.isDisabled()).toBe(true);
    expect(await form.getByLabel('Message').inputValue()).toBe(PERSON.Message);
    await page.locator('header').first().getByRole('link', { name: 'Industries' }).click();
    await expect.poll(() => page.url()).toMatch(/\/industries$/);
  });
});

describe('what is checked before sending', () => {
  it('contact page: "Please fill in all required fields" for each field, nothing is sent', async () => {
    const requests: string[] = [];
    const { page, form, alerts } = await visit('contact-page', (tab) =>
      tab.route(`**${API}`, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ json: { success: true } });
      }),
    );
    for (const label of Object.keys(NAMED)) {
      await fill(form, { ...NAMED, [label]: '' });
      await submit(form);
      await expect.poll(() => alerts.splice(0)).toEqual(['Please fill in all required fields']);
      const field = form.getByLabel(label);
      expect([label, await field.evaluate((one) => one === document.activeElement)]).toEqual([
        label,
        true,
      ]);
    }
    await page.waitForTimeout(50);
    expect(requests).toEqual([]);
  });

  it('footer: an empty form is not sent, and each field says what is missing', async () => {
    const requests: string[] = [];
    const { form, alerts } = await visit('footer', (tab) =>
      tab.route(`**${API}`, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ json: { success: true } });
      }),
    );
    await submit(form);
    const invalid = form.locator('[aria-invalid="true"]');
    await expect.poll(() => invalid.count()).toBe(6);
    for (const field of await invalid.all()) {
      const id = await field.getAttribute('aria-describedby');
      expect((await form.locator(`[id="${id}"]`).innerText()).length).toBeGreaterThan(10);
    }
    expect([requests, alerts]).toEqual([[], []]);
  });

  it('the first wrong field comes into sight with its label', async () => {
    const { page, form } = await visit('contact-page', undefined, {
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    });
    await form.locator('button[type="submit"]').evaluate((one) => one.scrollIntoView());
    await submit(form);
    const field = form.getByLabel('Name');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    const label = await form.getByText('Name', { exact: true }).boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(label!.y).toBeGreaterThanOrEqual(header!.height);
  });

  it('an email that is none is not sent', async () => {
    const requests: string[] = [];
    const { form } = await visit('footer', (tab) =>
      tab.route(`**${API}`, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ json: { success: true } });
      }),
    );
    await fill(form, { ...PERSON, Email: 'nobody' });
    await submit(form);
    await expect.poll(() => form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Email').fill('ada@mill.example');
    await expect.poll(() => form.locator('[aria-invalid="true"]').count()).toBe(0);
    expect(requests).toEqual([]);
  });
});

describe('form capture of the CRM', () => {
  const SCRIPT = 'https://capture.crm.example/form.js';
  const configure = (page: Page) =>
    changeSiteData(page, (data) => ({
      ...data,
      crm: {
        ...data['crm'],
        script: SCRIPT,
        clientId: 'client-1',
        listId: 'list-1',
      },
    }));

  it('asks no third party while no ids are configured', async () => {
    const hosts = new Set<string>();
    const { page } = await visit('homepage', async (tab) => {
      tab.on('request', (request) => hosts.add(new URL(request.url()).origin));
    });
    await page.waitForTimeout(200);
    expect([...hosts].filter((host) => host !== 'null')).toEqual([site().origin]);
  });

  it.each([
    ['is blocked', (page: Page) => page.route(SCRIPT, (route) => route.abort())],
    ['hangs', (page: Page) => page.route(SCRIPT, () => {})],
    [
      'throws',
      (page: Page) =>
        page.route(SCRIPT, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
        ),
    ],
  ])('a configured script that %s never breaks a form', async (_name, breakScript) => {
    const { page, form } = await visit(
      'footer',
      async (tab) => {
        await breakScript(tab);
        await configure(tab);
        await tab.route(`**${API}`, (route) => route.fulfill({ json: { success: true } }));
      },
      { bypassCSP: true },
    );
    const script = page.locator(`script[src="${SCRIPT}"]`);
    await expect.poll(() => script.count()).toBe(1);
    await fill(form, PERSON);
    await submit(form);
    await page.locator('footer').getByText(THANKS[0]!).waitFor();
  });
});
