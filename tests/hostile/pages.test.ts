import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { openSite } from '../../src/server/open-site.ts';
import { sendJson, startContentServer } from '../server/support/content-server.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { awaken, navigateTo } from '../support/site-harness.ts';
import { openHostile } from './open-hostile.ts';
import { allPayloads } from './payloads/index.ts';

/** So many share a page, each in a block of its own. */
const ON_A_PAGE = 100;
/** What swallows all that comes after it; `stages.test.ts` tries each of them alone. */
const SWALLOWING = /<!--(?!.*-->)|<plaintext|<script>[^<]*$|<frameset|<textarea(?!.*<\/textarea)/i;

let browser: Browser;
let pages: readonly string[];
let count: number;
/** Of the site; a page that it has prepared once serves all tests. */
let origin: string;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const payloads = Object.values(allPayloads(await liftingClassNames())).flat();
  const kept = [...new Set(payloads)].filter((payload) => !SWALLOWING.test(payload));
  count = kept.length;
  pages = Array.from({ length: Math.ceil(count / ON_A_PAGE) }, (_, page) => {
    const some = kept.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE);
    const blocks = some.map((payload) => `<div>${payload}</div>`).join('\n');
    return `<!doctype html><body><main><h1>Page ${page}</h1>${blocks}</main></body>`;
  });
  browser = await chromium.launch(chromiumLaunchOptions());
  origin = await openHostileSite();
});
afterAll(async () => {
  await browser.close();
  for (const close of closers) await close();
});

/** The names in the site's own style sheet that a page could borrow to leave its place. */
async function liftingClassNames(): Promise<string[]> {
  const files = (await readdir('dist/assets')).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(
    files.map((file) => readFile(join('dist/assets', file), 'utf8')),
  );
  const rules = sheets.join('').matchAll(/([^{}]+)\{[^{}]*position:(?:fixed|sticky|absolute)/g);
  const names = [...rules].flatMap(([, selector]) => selector?.match(/\.[\w-]+/g) ?? []);
  return [...new Set(names.map((name) => name.slice(1)))];
}

/** The whole site, with a content source that somebody has taken over. */
async function openHostileSite(): Promise<string> {
  const source = await startContentServer(({ url = '' }, response) => {
    const html = pages[Number(/p-(\d+)$/.exec(url)?.[1] ?? -1)];
    if (html !== undefined) return sendJson(response, { content: html });
    response.writeHead(404).end('{}');
  });
  const folder = await mkdtemp(join(tmpdir(), 'hostile-site-'));
  const config = readConfig({
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
    CONTENT_SOURCE: 'http',
    CONTENT_URL: source.url.href,
  });
  const { app } = await openSite(process.cwd(), config);
  closers.push(
    () => app.close(),
    () => source.close(),
    () => rm(folder, { recursive: true, force: true }),
  );
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Where something of the page's body lies over the header or the footer. */
function findCovers(): string[] {
  const frame = document.querySelectorAll<HTMLElement>(
    'body header a, body header button, body footer a, body footer input, body footer button',
  );
  const covered: string[] = [];
  for (const element of frame) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const cover = hit?.closest('.page-body *');
    if (width > 0 && cover)
      covered.push(`${element.outerHTML} by ${cover.outerHTML}`.slice(0, 300));
  }
  return covered;
}

/** Wakes whatever waits for an event, and looks what lies over the frame. */
async function provoke(page: Page, number: number): Promise<string[]> {
  await page.locator('.page-body h1').getByText(`Page ${number}`, { exact: true }).waitFor();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('.page-body *')) {
      for (const name of ['mouseover', 'focus', 'pointerdown', 'toggle', 'error', 'load']) {
        element.dispatchEvent(new Event(name));
      }
    }
  });
  await page.waitForTimeout(50);
  return page.evaluate(findCovers);
}

describe.each([
  ['off', true],
  ['on', false],
] as const)('the whole site, with the content security policy %s', (_state, bypassCSP) => {
  it('stays harmless when its pages attack', { timeout: 600_000 }, async () => {
    const hostile = await openHostile(browser, `${origin}/contact`, bypassCSP);
    let attacks = 0;
    await hostile.page.exposeFunction('attacked', () => (attacks += 1));
    const covers: string[] = [];
    for (const [at] of pages.entries()) {
      await hostile.page.goto(`${origin}/services/p-${at}`, { waitUntil: 'load' });
      covers.push(...(await provoke(hostile.page, at)));
    }
    const code: string[] = [];
    hostile.page.on('request', (request) => code.push(new URL(request.url()).pathname));
    await hostile.page.goto(`${origin}/contact`, { waitUntil: 'load' });
    await awaken(hostile.page);
    for (const [at] of pages.entries()) {
      await navigateTo(hostile.page, `/services/p-${at}`);
      covers.push(...(await provoke(hostile.page, at)));
    }
    // Reached as the server has prepared them: the browser has cleaned none of them itself.
    expect(code.filter((one) => /open-page|clean-page/.test(one))).toEqual([]);
    expect({ covers, attacks, asked: hostile.asked }).toEqual({
      covers: [],
      attacks: 0,
      asked: [],
    });
    console.log(
      `${count} payloads on ${pages.length} pages, opened and reached: nothing ran, asked or covered.`,
    );
    await hostile.close();
  });
});

describe('the detector', () => {
  it('notices what lies over the frame', async () => {
    const { page, close } = await openHostile(browser, `${origin}/contact`, false);
    expect(await page.evaluate(findCovers)).toEqual([]);
    await page.evaluate(() => {
      const host = document.createElement('div');
      const cover = document.createElement('p');
      cover.style.cssText = 'position:fixed;inset:0;z-index:9999';
      host.className = 'page-body';
      host.style.contain = 'none';
      host.append(cover);
      document.body.append(host);
    });
    expect((await page.evaluate(findCovers)).length).toBeGreaterThan(10);
    await close();
  });
});
