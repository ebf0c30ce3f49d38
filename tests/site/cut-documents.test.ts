import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { awaken, collectErrors, useSite } from '../support/site-harness.ts';

/** A connection that is slow, or breaks, in the middle of a page. */
const { open, site } = useSite();

const WORDS_BEFORE_END = 'What Our Clients Say';

/** As far as the middle of the page's body. */
function halve(html: string): [first: string, second: string] {
  const start = html.indexOf('<body');
  const at = start + Math.floor((html.length - start) * 0.3);
  return [html.slice(0, at), html.slice(at)];
}

it('a page of which half has come is made whole', async () => {
  const page = await open('/about', {
    before: (tab) =>
      tab.route(`${site().origin}/about`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: halve(await response.text())[0] });
      }),
  });
  await expect.poll(() => page.locator('main').innerText()).toContain(WORDS_BEFORE_END);
  expect(await page.locator('main h1').count()).toBe(1);
});

/**
 * Opens a page through a server that passes on the first half of its document.
 * @param goOn what comes after that half
 */
async function openSlowly(
  goOn: (response: ServerResponse, second: string) => void,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const slow = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(site().origin + url, { headers: { 'accept-encoding': 'identity' } });
    const kept = ['content-type', 'content-security-policy'].map((name) => [
      name,
      answer.headers.get(name) ?? '',
    ]);
    response.writeHead(answer.status, Object.fromEntries(kept));
    if (headers['sec-fetch-dest'] !== 'document') {
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    const [first, second] = halve(await answer.text());
    response.write(first, () => goOn(response, second));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    slow.closeAllConnections();
    slow.close();
  });
  const page = await site().browser.newPage();
  await prepare?.(page);
  const errors = collectErrors(page);
  const { port } = slow.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/about`, { waitUntil: 'commit' });
  return { page, errors };
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Ten seconds of silence are over in one. */
function hurry(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const hasty = (run: () => void, delay?: number, ...given: unknown[]) =>
      wait(run, delay === 10_000 ? 1_000 : delay, ...given);
    Object.assign(globalThis, { setTimeout: hasty });
  });
}

it('a page that comes slowly is taken over when all of it is there', async () => {
  // Longer than the scripts wait for a paint.
  const { page, errors } = await openSlowly((response, second) => {
    setTimeout(() => response.end(second), 4_000);
  });
  await awaken(page);
  await expect.poll(() => page.locator('main').innerText()).toContain(WORDS_BEFORE_END);
  expect(errors).toEqual([]);
});

it('a page whose connection stands still is shown as far as it has come', async () => {
  const { page } = await openSlowly(() => {});
  const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(countPaints, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await page.locator('main').innerText()).not.toContain(WORDS_BEFORE_END);
});

it.each([
  ['breaks', (response: ServerResponse) => void response.destroy()],
  ['stands still', () => {}],
])('a page whose connection %s is made whole', async (_what, end) => {
  const halfway = Promise.withResolvers<ServerResponse>();
  const { page } = await openSlowly(halfway.resolve, hurry);
  // What a browser has not read yet it forgets when the connection breaks.
  await page.locator('main h1').waitFor({ state: 'attached' });
  end(await halfway.promise);
  await awaken(page);
  await expect.poll(() => page.locator('main').innerText()).toContain(WORDS_BEFORE_END);
  expect(await page.locator('main h1').count()).toBe(1);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('footer form[novalidate]').waitFor();
});
