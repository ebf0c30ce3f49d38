import { JSDOM } from 'jsdom';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { failRequests, holdRequests, type Failure } from '../support/site-failures.ts';
import {
  collectErrors,
  expectLateImageCorrected,
  navigateTo,
  useSite,
} from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** What a visitor gets who goes from one page of the site to another. */
const { site, open } = useSite();

/** The code that corrects a page in the browser: sanitizer and engine. */
const MAKES_PAGES = /\/assets\/(?:open-page|clean-page|adopt-page)/;

/** The scripts and data that a page asks for from now on. */
function collectPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** A page that fetches nothing which nobody has asked for. */
function openQuiet(path: string): Promise<Page> {
  return open(path, {
    viewport: null,
    before: (tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  });
}

const textOfBody = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('.page-body')?.textContent);

/** What is in the document of a path. */
async function textInDocument(path: string): Promise<string | null | undefined> {
  const { window } = new JSDOM(await (await fetch(site().origin + path)).text());
  return window.document.querySelector('.page-body')?.textContent;
}

/** Has the server make its pages, as it does by itself a while after its start. */
const warm = (paths: readonly string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => fetch(site().origin + path)));

describe('a page that somebody goes to', () => {
  it('is the same as the one in its document, and takes neither sanitizer nor engine', async () => {
    await warm(PAGES);
    const page = await openQuiet('/sitemap-of-nothing');
    const errors = collectErrors(page);
    const paths = collectPaths(page);
    // One page after the other is the point here.
    await Array.fromAsync(PAGES, async (path) => {
      const expected = await textInDocument(path);
      await navigateTo(page, path);
      await expect.poll(() => textOfBody(page), { message: path }).toBe(expected);
      expect(await page.locator('[data-prepared-style]').count(), path).toBe(0);
    });
    expect(paths.filter((one) => MAKES_PAGES.test(one))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('takes no engine for the focus on the place that its address names', async () => {
    await warm(['/areas-served']);
    const page = await openQuiet('/privacy');
    const paths = collectPaths(page);
    await navigateTo(page, '/areas-served#el-campo');
    await page.locator('#el-campo:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.locator('#el-campo:not([tabindex])').waitFor();
    await navigateTo(page, '/privacy');
    await page.locator('main h1', { hasText: 'Privacy' }).waitFor();
    expect(paths.filter((one) => MAKES_PAGES.test(one))).toEqual([]);
  });

  it('looks as if it had been opened', async () => {
    await warm(['/areas-served']);
    const styles = (page: Page): Promise<(string | null)[]> =>
      page
        .locator('.page-body [style]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('style')));
    const reached = await openQuiet('/privacy');
    await navigateTo(reached, '/areas-served');
    await reached.locator('.city-list').first().waitFor();
    const opened = await openQuiet('/areas-served');
    await expect.poll(() => styles(opened)).toEqual(await styles(reached));
    expect((await styles(reached)).length).toBeGreaterThan(5);
  });

  it('goes on: what comes late is corrected', async () => {
    await warm(['/about']);
    const page = await openQuiet('/privacy');
    await navigateTo(page, '/about');
    await page.locator('.page-body h1', { hasText: 'The People' }).waitFor();
    await expectLateImageCorrected(page);
  });

  it('has a form that sends what its document was given', async () => {
    await warm(['/contact']);
    const page = await openQuiet('/privacy');
    const token = await page.locator('meta[name="form-token"]').getAttribute('content');
    await navigateTo(page, '/contact');
    const form = page.locator('main form').first();
    await form.waitFor();
    expect(token).toBeTruthy();
    expect(await form.locator(`input[type="hidden"][value="${token}"]`).count()).toBe(1);
    expect(await page.content()).not.toContain('%form-token%');
  });
});

describe('a body that cannot be had', () => {
  const failures: Failure[] = [
    'status 500',
    'status 404',
    'HTML',
    'truncated',
    'no content',
    'lost',
  ];

  it.each(failures)('%s: the page is corrected in the browser', async (failure) => {
    await warm(['/areas-served']);
    const page = await openQuiet('/privacy');
    const paths = collectPaths(page);
    await failRequests(page, '/prepared/', failure);
    await navigateTo(page, '/areas-served');
    await page.locator('.page-body h2', { hasText: 'Communities We Serve' }).waitFor();
    expect(paths.some((one) => one.startsWith('/assets/open-page'))).toBe(true);
    expect(await page.locator('.page-body').count()).toBe(1);
  });

  it('is not waited for for long', async () => {
    const page = await openQuiet('/privacy');
    const body = await holdRequests(page, '/prepared/');
    await navigateTo(page, '/areas-served');
    await page.locator('.page-body h2', { hasText: 'Communities We Serve' }).waitFor();
    body.release();
  });
});

describe('a body that does not fit', () => {
  it('is not shown when the content has become another', async () => {
    await warm(['/areas-served']);
    const page = await openQuiet('/privacy');
    await page.route('**/api/pages/areas-served', async (route) => {
      const response = await route.fetch();
      const { content } = (await response.json()) as { content: string };
      await route.fulfill({ json: { content: content.replace('Communities We', 'Towns We') } });
    });
    await navigateTo(page, '/areas-served');
    await page.locator('.page-body', { hasText: 'Towns We Serve' }).waitFor();
  });

  it('is not shown when the rules have become others', async () => {
    await warm(['/areas-served']);
    const page = await openQuiet('/privacy');
    await page.route('**/rules/areas-served.json', (route) =>
      route.fulfill({ json: { version: 1, hash: '0000000000000000', rules: [] } }),
    );
    await navigateTo(page, '/areas-served');
    await page.locator('.page-body p', { hasText: 'Communities We Serve' }).waitFor();
    expect(await page.locator('.page-body h2', { hasText: 'Communities We Serve' }).count()).toBe(
      0,
    );
  });
});
