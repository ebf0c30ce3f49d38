import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { collectRequests, navigateTo, useSite } from '../support/site-harness.ts';
import { PAGES, POSTS } from '../support/site-paths.ts';

const { site, open } = useSite();
const ORIGIN = 'https://www.loblolly-it.example';

/** What the 404 page says. */
const OF_NO_PAGE = {
  title: '404 - Page Not Found | Loblolly IT Solutions',
  robots: 'noindex',
  canonical: 0,
};

function readHead(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    title: document.title,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
    canonical: document.querySelectorAll('link[rel="canonical"]').length,
  }));
}

/** Has every title kept that a page ever has. */
async function noteTitles(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const titles = new Set([document.title]);
      Object.assign(globalThis, { titles });
      const changes = new MutationObserver(() => titles.add(document.title));
      changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    }),
  );
}

const notedTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'titles') as Set<string>)]);

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
      const page = await open(path, { before: noteTitles, waitFor: 'main [role="alert"]' });
      expect(await readHead(page)).toEqual(OF_NO_PAGE);
      expect(await notedTitles(page)).toEqual([OF_NO_PAGE.title]);
      await navigateTo(page, '/privacy');
      await expect.poll(() => page.title()).toContain('Privacy');
      await navigateTo(page, path);
      await expect.poll(() => readHead(page)).toEqual(OF_NO_PAGE);
    },
  );

  it('of the 404 page becomes that of the page which a host of files knows by other letters', async () => {
    const before = async (tab: Page): Promise<void> => {
      await tab.route('**/About-Us', async (route) => {
        const response = await route.fetch({ url: `${site().origin}/nothing-here` });
        await route.fulfill({ response });
      });
    };
    const page = await open('/About-Us', { before, waitFor: '.page-body' });
    const title = 'About Us | Loblolly IT Solutions';
    await expect.poll(() => readHead(page)).toEqual({ title, robots: null, canonical: 1 });
  });

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
