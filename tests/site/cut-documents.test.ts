import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
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

it('a page that comes slowly is taken over when all of it is there', async () => {
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
    response.write(first);
    // Longer than the scripts wait for a paint.
    await wait(4_000);
    response.end(second);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const page = await site().browser.newPage();
  const errors = collectErrors(page);
  const { port } = slow.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/about`);
  await awaken(page);
  await expect.poll(() => page.locator('main').innerText()).toContain(WORDS_BEFORE_END);
  expect(errors).toEqual([]);
  await page.close();
  slow.closeAllConnections();
  slow.close();
});
