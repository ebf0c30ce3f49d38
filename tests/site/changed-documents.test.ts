import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openAsleep, waitLonger } from '../support/open-asleep.ts';
import { awaken, collectRequests, navigateTo, useSite } from '../support/site-harness.ts';
import { translatePage } from '../support/translate-page.ts';

/** Others change what the server has written, perhaps before any script has come. */
const { site } = useSite();

const TYPED = {
  firstName: 'Ada',
  lastName: 'Mill',
  email: 'ada@mill.example',
  phone: '(361) 555-0100',
  subject: 'Phones',
  message: 'They ring.',
};

/** Translated while its scripts are under way. */
async function openTranslated(path: string) {
  const opened = await openAsleep(site(), path, { prepare: waitLonger });
  await translatePage(opened.page);
  return opened;
}

async function fillIn(page: Page, form: string): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) {
    await page.locator(`${form} [name="${name}"]`).fill(text);
  }
}

const readForm = (page: Page, form: string): Promise<Record<string, unknown>> =>
  page.locator(form).evaluate((one) => Object.fromEntries(new FormData(one as HTMLFormElement)));

const isAwake = (page: Page, form: string): Promise<void> =>
  page.locator(`${form}[novalidate]`).waitFor();

/** @param end of the address at which the body could be fetched */
async function expectBodyKept(
  { page, scripts }: Awaited<ReturnType<typeof openAsleep>>,
  end: string,
): Promise<void> {
  const body = await page.locator('.page-body').elementHandle();
  const requests = collectRequests(page);
  scripts.release();
  await awaken(page);
  await page.locator('footer form').scrollIntoViewIfNeeded();
  await isAwake(page, 'footer form');
  expect(await body?.evaluate((one) => one.isConnected)).toBe(true);
  expect(requests.filter((one) => one.endsWith(end))).toEqual([]);
  await page.close();
}

describe('a page that is translated before its scripts have come', () => {
  it.each([
    { path: '/privacy', form: 'footer form' },
    { path: '/', form: 'main form' },
  ])('$form on $path: keeps what was typed, and the focus', async ({ path, form }) => {
    const { page, scripts } = await openTranslated(path);
    await fillIn(page, form);
    await page.locator(`${form} [name="email"]`).focus();
    scripts.release();
    await isAwake(page, form);
    expect(await readForm(page, form)).toMatchObject(TYPED);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.close();
  });

  it.each(['footer form', 'main form'])('%s: is sent when that was pressed', async (form) => {
    const { page, scripts } = await openTranslated('/');
    await fillIn(page, form);
    const sent = page.waitForRequest('**/api/contact');
    await page.locator(`${form} [type="submit"]`).click();
    scripts.release();
    expect((await sent).postDataJSON()).toMatchObject({ message: TYPED.message });
    await page.locator(form).waitFor({ state: 'detached' });
    await page.close();
  });

  it('does what was pressed in its header', async () => {
    const { page, scripts } = await openTranslated('/about-us');
    await page.locator('[aria-label="Dark theme"]').click();
    scripts.release();
    await page.locator('[aria-label="Dark theme"][aria-pressed="true"]').waitFor();
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
    await page.close();
  });

  it('keeps its body, of which nothing is fetched again', async () => {
    await expectBodyKept(await openTranslated('/about-us'), '/about-us');
  });

  it('leads to other pages, and back', async () => {
    const { page, scripts } = await openTranslated('/about-us');
    scripts.release();
    await awaken(page);
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    for (const path of ['/contact', '/nothing-here', '/industries', '/cloud-services']) {
      await navigateTo(page, path);
      await expect.poll(() => page.locator('main h1').first().textContent()).toMatch(/^¡/);
    }
    await page.goBack();
    await page.waitForURL('**/industries');
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    await page.close();
  });
});

describe('a form into which an extension has put something before the scripts have come', () => {
  it('keeps what was typed, and is sent when that was pressed', async () => {
    const { page, scripts } = await openAsleep(site(), '/', { prepare: waitLonger });
    await page.locator('main form').evaluate((form) => {
      for (const field of form.querySelectorAll('input')) {
        field.after(Object.assign(document.createElement('button'), { type: 'button' }));
      }
    });
    await fillIn(page, 'main form');
    const sent = page.waitForRequest('**/api/contact');
    await page.locator('main form [type="submit"]').click();
    scripts.release();
    expect((await sent).postDataJSON()).toMatchObject({ message: TYPED.message });
    await page.close();
  });
});

describe('a document from which somebody has taken the comments on its way', () => {
  it('keeps its body, of which nothing is fetched again', async () => {
    const prepare = (tab: Page): Promise<unknown> => tab.route(site().origin, withoutComments);
    await expectBodyKept(await openAsleep(site(), '/', { prepare }), '/home');
  });
});

async function withoutComments(route: Route): Promise<void> {
  const answer = await route.fetch();
  const html = await answer.text();
  await route.fulfill({ response: answer, body: html.replace(/<!--.*?-->/gs, '') });
}
