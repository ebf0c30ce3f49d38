import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { collectRequests, navigateTo, useSite } from '../support/site-harness.ts';
import { PAGES, POSTS } from '../support/site-paths.ts';

const { site, open } = useSite();
const ORIGIN = 'https://www.loblolly-it.example';

const count = (html: string, tag: RegExp): number => [...html.matchAll(tag)].length;

describe('the served document', () => {
  it.each(['/', '/about', '/services/voip', '/testimonials', `/${POSTS[1]}`])(
    '%s carries exactly one title, description, canonical address and structured data',
    async (path) => {
      const html = await (await fetch(site().origin + path)).text();
      const head = html.slice(0, html.indexOf('<body'));
      expect(count(head, /<title>[^<]+<\/title>/g)).toBe(1);
      expect(count(head, /<meta[^>]*name="description"/g)).toBe(1);
      expect(count(head, /<link[^>]*rel="canonical"/g)).toBe(1);
      expect(head).toContain(ORIGIN + (path === '/about' ? '/about-us' : path));
      for (const name of ['title', 'description', 'url', 'type', 'image']) {
        expect([name, count(head, new RegExp(`property="og:${name}"`, 'g'))]).toEqual([name, 1]);
      }
      expect(count(html, /type="application\/ld\+json"/g)).toBe(1);
    },
  );

  it('has its head from the server: the code that writes one comes with the next page', async () => {
    let requests: string[] = [];
    const before = (tab: Page): void => void (requests = collectRequests(tab));
    const page = await open('/privacy', { before });
    await page.waitForLoadState('networkidle');
    const writers = (): string[] => requests.filter((one) => one.includes('structured-data'));
    expect(writers()).toEqual([]);
    await navigateTo(page, '/areas-served');
    await expect.poll(writers).toHaveLength(1);
  });

  it('of an unknown address says noindex and names no canonical address', async () => {
    const response = await fetch(`${site().origin}/nothing-here`);
    const html = await response.text();
    expect(response.status).toBe(404);
    const header = response.headers.get('x-robots-tag') ?? '';
    expect(header + html).toMatch(/noindex/);
    expect(html).not.toMatch(/rel="canonical"/);
  });

  it.each(['/services/no-such-service', '/industries/no-such-trade', '/blog/no-such-post'])(
    'of a page that is not there stays what it was, however the page was come to: %s',
    async (path) => {
      const readHead = (tab: Page): Promise<unknown> =>
        tab.evaluate(() => ({
          title: document.title,
          robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
          canonical: document.querySelectorAll('link[rel="canonical"]').length,
        }));
      const title = '404 - Page Not Found | Loblolly IT Solutions';
      const missing = { title, robots: 'noindex', canonical: 0 };
      const before = (tab: Page): unknown =>
        tab.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            const seen = Object.assign(globalThis, { titles: new Set([document.title]) }).titles;
            const look = new MutationObserver(() => seen.add(document.title));
            look.observe(document.head, { subtree: true, childList: true, characterData: true });
          }),
        );
      const page = await open(path, { before, waitFor: 'main [role="alert"]' });
      expect(await readHead(page)).toEqual(missing);
      expect(await page.evaluate(() => [...Reflect.get(globalThis, 'titles')])).toEqual([title]);
      await navigateTo(page, '/privacy');
      await expect.poll(() => page.title()).toContain('Privacy');
      await navigateTo(page, path);
      await expect.poll(() => readHead(page)).toEqual(missing);
    },
  );

  it('has a language, a viewport and the light theme', async () => {
    const page = await open('/', { javaScriptEnabled: false, waitFor: null });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('html').getAttribute('class')).toBe('light');
    expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain(
      'width=device-width',
    );
  });

  it('is the same document for every page: 200 and HTML', async () => {
    for (const path of PAGES) {
      const response = await fetch(site().origin + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toMatch(/text\/html/);
    }
  });
});
