import type { Locator, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { runUntil } from '../../support/site-clock.ts';
import {
  collectAlerts,
  useSite,
  type OpenOptions,
  type SiteHarness,
} from '../../support/site-harness.ts';

export const API = '/api/contact';

export const PERSON = {
  'First Name': 'Ada',
  'Last Name': 'Moreno',
  Email: 'ada@mill.example',
  Phone: '361-555-0188',
  Subject: 'A quote',
  Message: 'We need help.\nSoon.',
};
/** What is sent of it. */
export const STANDARD = {
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@mill.example',
  phone: '361-555-0188',
  subject: 'A quote',
  message: 'We need help.\nSoon.',
};
export const NAMED = {
  Name: 'Ada Moreno',
  Email: 'ada@mill.example',
  Subject: 'Cybersecurity',
  Message: 'We need help.',
};

export const INLINE_FAILURE =
  'There was a problem submitting your message. Please try again later.';

export const THANKS = [
  'Thank you for contacting us!',
  'We have received your message and will get back to you as soon as possible.',
];

export interface FormVisit {
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

export interface FormHarness extends SiteHarness {
  /** Opens the page of a form and waits until the form is alive. */
  readonly visit: (
    variant: Variant,
    before?: (page: Page) => Promise<unknown>,
    options?: OpenOptions,
  ) => Promise<FormVisit>;
}

/** The contact forms of sections 3, 4, 5, 8 and 9 of the specification, where visitors meet them. */
export function useForms(): FormHarness {
  const harness = useSite();
  return {
    ...harness,
    async visit(variant, before, options = {}) {
      const { path, css } = variants[variant];
      let alerts: string[] = [];
      const page = await harness.open(path, {
        isPrepared: variant !== 'standalone',
        ...options,
        waitFor: null,
        before: async (tab) => {
          alerts = collectAlerts(tab);
          if (variant === 'standalone') await placeStandalone(tab);
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
    },
  };
}

/** No page carries the standalone variant today; a rule puts it there, as staff would. */
async function placeStandalone(page: Page): Promise<void> {
  await page.route('**/rules/index.json', async (route) => {
    const response = await route.fetch();
    const rules = await response.text();
    const body = rules.replace('"variant":"homepage"', '"variant":"standalone"');
    expect(body).not.toBe(rules);
    await route.fulfill({ response, body });
  });
}

export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label);
    const tag = await field.evaluate((one) => one.tagName);
    await (tag === 'SELECT' ? field.selectOption(value) : field.fill(value));
  }
}

export const submit = (form: Locator): Promise<void> =>
  form.locator('button[type="submit"]').click();

/** What is sent to the server from now on; each message is thanked for. */
export async function collectMessages(page: Page): Promise<readonly unknown[]> {
  const messages: unknown[] = [];
  await page.route(`**${API}`, (route) => {
    messages.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true } });
  });
  return messages;
}

/** Lets the server hold its answers back until `answer` is called. */
export async function holdAnswer(page: Page) {
  const requests: Request[] = [];
  let release = (_response: { json: object; status: number }): void => {};
  const answered = new Promise<{ json: object; status: number }>((resolve) => {
    release = resolve;
  });
  await page.route(`**${API}`, async (route) => {
    requests.push(route.request());
    await route.fulfill(await answered);
  });
  return { requests, answer: (json: object, status = 200) => release({ json, status }) };
}

/** What stands in the fields that can be seen, in their order. */
export const valuesOf = (form: Locator): Promise<string[]> =>
  form
    .locator('[data-field] :is(input, select, textarea)')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

/** Comes near a form, and waits until it is alive. */
export async function comeNear(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await form.and(form.page().locator('[novalidate]')).waitFor();
}

/** Follows a link inside the application: only the footer and its form are there still. */
export async function leave(page: Page): Promise<void> {
  await page.locator('footer a[href="/areas-served"]').first().click();
  await page.locator('main h1', { hasText: 'IT Support' }).waitFor();
}
