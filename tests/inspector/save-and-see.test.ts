import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { BROKEN, ruleFile } from '../server/support/rules-checkout.ts';
import { navigateTo } from '../support/site-harness.ts';
import { useStaffSite } from './support/staff-site.ts';

const { checkout, open } = useStaffSite();
const soon = { interval: 50 };

/** The request that brings the news is under way for as long as the page is open. */
async function openListening(path: string): Promise<Page> {
  const page = await open(path, 'visitor');
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.waitForTimeout(600);
  return page;
}

const heading = (page: Page): Promise<string | null> =>
  page.locator('.page-body h2').first().getAttribute('title');

describe('saving a rule file while a page is open', () => {
  // Ahead of the others: for a while after a change of its own a page comes as it was before.
  it('brings no code to a page that it does not concern', async () => {
    const page = await openListening('/about');
    const code: string[] = [];
    page.on('request', (request) => {
      if (/(?:adopt|open)-page-/.test(request.url())) code.push(request.url());
    });
    const news = page.waitForResponse(/rules\/about\.json$/);
    const elsewhere = ruleFile('elsewhere-rule', 'en').replace('/*', '/privacy');
    checkout().save('pages/elsewhere.yaml', elsewhere.replace('title', 'lang'));
    await (await news).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(code).toEqual([]);
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'concerned'));
    await expect.poll(() => heading(page), soon).toBe('concerned');
    expect(code).not.toEqual([]);
  });

  it('changes the page soon and without a reload', async () => {
    const page = await openListening('/about');
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'first'));
    await expect.poll(() => heading(page), soon).toBe('first');
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'second'));
    await expect.poll(() => heading(page), soon).toBe('second');
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  });

  it('changes a page that was reached from another one', async () => {
    const page = await openListening('/privacy');
    await navigateTo(page, '/about');
    await page.locator('.page-body h1', { hasText: 'The People' }).waitFor();
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'here'));
    await expect.poll(() => heading(page), soon).toBe('here');
    expect(await page.locator('.page-body').count()).toBe(1);
  });

  it('changes the page that is reached next, whatever was fetched of it before', async () => {
    const page = await openListening('/privacy');
    await navigateTo(page, '/about');
    await page.locator('.page-body h1', { hasText: 'The People' }).waitFor();
    await navigateTo(page, '/privacy');
    await page.locator('.page-body h1', { hasText: 'Privacy' }).waitFor();
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'there'));
    await expect.poll(() => heading(page), soon).toBe('there');
    await navigateTo(page, '/about');
    await page.locator('.page-body h1', { hasText: 'The People' }).waitFor();
    expect(await heading(page)).toBe('there');
  });

  it('changes nothing when it is bad', async () => {
    const page = await openListening('/about');
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'good'));
    await expect.poll(() => heading(page), soon).toBe('good');
    checkout().save('pages/new.yaml', BROKEN);
    await page.waitForTimeout(1000);
    expect(await heading(page)).toBe('good');
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'better'));
    await expect.poll(() => heading(page), soon).toBe('better');
  });

  it('leaves scroll, focus, selection and typed text as they are', async () => {
    const page = await openListening('/contact');
    const text = page.locator('.page-body textarea').first();
    await text.fill('Twelve phones, please.');
    await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 13));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    checkout().save(
      'pages/new.yaml',
      ruleFile('new-rule', 'x').replace('{ first: 1, of: h2 }', '{ main: true }'),
    );
    await expect.poll(() => page.locator('.page-body[title="x"]').count(), soon).toBe(1);
    expect(await text.inputValue()).toBe('Twelve phones, please.');
    const state = await text.evaluate((field: HTMLTextAreaElement) => [
      document.activeElement === field,
      field.selectionStart,
      field.selectionEnd,
      scrollY,
    ]);
    expect(state).toEqual([true, 7, 13, before]);
  });

  it('reaches a page that was in the background as soon as it is seen again', async () => {
    const page = await openListening('/about');
    await setVisibility(page, 'hidden');
    checkout().save('pages/new.yaml', ruleFile('new-rule', 'meanwhile'));
    await page.waitForTimeout(1200);
    expect(await heading(page)).not.toBe('meanwhile');
    await setVisibility(page, 'visible');
    await expect.poll(() => heading(page), soon).toBe('meanwhile');
  });
});

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
