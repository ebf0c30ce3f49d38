import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { openWholeSite, type WholeSite } from './support/whole-site.ts';

/** One of each kind of page. */
const PATHS = [
  '/',
  '/about-us',
  '/areas-served',
  '/contact',
  '/testimonials',
  '/services',
  '/services/cybersecurity-services',
  '/industries/oil-gas',
  '/privacy',
];

let site: WholeSite;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  site = await openWholeSite();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/**
 * Opens a page that notes what its policy refuses. A browser also names the inline styles and
 * handlers that it meets while it parses an export into an inert document: those come from the
 * wrapped parser, which has no address, and nothing of them was ever meant to run.
 */
async function watch(path: string): Promise<{ page: Page; refused: string[] }> {
  const page = await browser.newPage();
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (text: string) => refused.push(`${path}: ${text}`));
  await page.addInitScript(() => {
    const parse = DOMParser.prototype.parseFromString;
    DOMParser.prototype.parseFromString = function parseInertly(text, type) {
      return parse.call(this, text, type);
    };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile } = event;
      if (sourceFile === '' && blockedURI === 'inline' && !('isTried' in window)) return;
      const text = [effectiveDirective, blockedURI, sourceFile].join(' ');
      void (window as never as { noteRefused(text: string): void }).noteRefused(text);
    });
  });
  await page.goto(origin + path);
  await page.locator('main h1, main h2').first().waitFor();
  return { page, refused };
}

describe('the policy of the documents', () => {
  it('refuses nothing that a page of ours does', { timeout: 180_000 }, async () => {
    const all: string[] = [];
    for (const path of [...PATHS, `/${site.data.posts[0]?.slug}`]) {
      const { page, refused } = await watch(path);
      await page.waitForTimeout(100);
      all.push(...refused);
      await page.close();
    }
    const { page, refused } = await watch('/nothing/here');
    await page.close();
    expect([...all, ...refused]).toEqual([]);
  });

  it('refuses nothing when a visitor writes and goes on', async () => {
    const { page, refused } = await watch('/contact');
    const form = page.locator('footer form, form').first();
    await form.waitFor();
    for (const field of await form.locator('input[required], textarea[required]').all()) {
      const isEmail = (await field.getAttribute('type')) === 'email';
      await field.fill(isEmail ? 'rosa@harbor-feed.example' : '12');
    }
    page.on('dialog', (dialog) => void dialog.dismiss());
    for (const select of await form.locator('select').all())
      await select.selectOption({ index: 1 });
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
    await form.locator('button[type=submit]').click();
    expect((await answered).status()).toBe(201);
    await page.locator('header a[href="/industries"]').first().click();
    await page.waitForURL('**/industries');
    expect(refused).toEqual([]);
    await page.close();
  });

  it('refuses inline code, strings that become code, foreign hosts and inline styles', async () => {
    const { page, refused } = await watch('/');
    const came: string[] = [];
    page.on('response', (response) => came.push(response.url()));
    const ran = await page.evaluate(async () => {
      Object.assign(window, { isTried: true });
      const host = document.createElement('div');
      document.body.append(host);
      const tries = {
        inline: () => {
          const script = document.createElement('img');
          script.setAttribute('onerror', 'window.ran = true');
          script.setAttribute('src', 'data:,');
          host.append(script);
        },
        markup: () => (host.innerHTML = '<b>x</b>'),
        code: () => new Function('window.ran = true')(),
        text: () => setTimeout('window.ran = true' as never, 0),
        image: () => host.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' })),
        style: () => host.setAttribute('style', 'position:fixed'),
        frame: () => {
          const frame = document.createElement('iframe');
          frame.src = 'https://evil.example/';
          host.append(frame);
        },
      };
      // What the debugger evaluates may do anything; what a timer calls is bound by the policy.
      for (const attempt of Object.values(tries)) setTimeout(attempt, 0);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { ran: 'ran' in window, fixed: getComputedStyle(host).position };
    });
    expect(ran).toEqual({ ran: false, fixed: 'static' });
    expect(came.filter((url) => url.includes('evil.example'))).toEqual([]);
    const directives = new Set(refused.map((text) => text.split(' ')[1]));
    expect([...directives].toSorted()).toEqual([
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'style-src-attr',
    ]);
    await page.close();
  });
});
