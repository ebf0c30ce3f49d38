import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withQuery } from '../../src/server/encode-address.ts';
import { rulesOfToday } from '../../src/contract/today.ts';
import { findRedirect } from '../../src/server/find-redirect.ts';
import { openWholeSite, type WholeSite } from './support/whole-site.ts';

let site: WholeSite;

beforeAll(async () => {
  site = await openWholeSite();
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject(url);

describe('old addresses', () => {
  it.each([
    ['/security', '/services/cybersecurity-services/endpoint-security'],
    ['/endpoint-security', '/services/cybersecurity-services/endpoint-security'],
    ['/voip-services', '/services/voip'],
    ['/business-continuity', '/services/business-continuity-support'],
    ['/managed-it-services', '/services/managed-it-services'],
    ['/Security/', '/services/cybersecurity-services/endpoint-security'],
    ['/voip-services?utm=a&b=%20', '/services/voip?utm=a&b=%20'],
  ])('%s answers 301 to %s', async (from, to) => {
    const answer = await get(from);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(to);
  });

  it.each([
    ['/services//voip?a=1', '/services/voip?a=1'],
    ['/%63ontact', '/contact'],
    ['/services/%76oip/', '/services/voip/'],
  ])('that are written oddly: %s answers 301 to %s', async (from, to) => {
    const answer = await get(from);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(to);
  });

  it.each([
    '/contact%2F',
    '/services%2Fvoip',
    '/services/voip%2f',
    '/services/cybersecurity-services%2Femail-security',
    '/%2561bout',
    '/services/v%256Fip',
    '/services//nothing',
  ])('that only look like a page are none: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it.each(['/brochure.pdf', '/blog/asp.net', '/services/node.js', '/100%25', '/caf%25E9'])(
    'that a browser opens and that are none show the 404 page: %s',
    async (url) => {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const answer = await site.app.inject({ url, headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<h1');
      expect(answer.body).toMatch(/404 - Page Not Found|Error Loading Content/);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('that are parts of a page, and not there, cost no page', async () => {
    const answer = await site.app.inject({ url: '/old.png', headers: { accept: 'image/*,*/*' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.' }]);
  });

  it.each(['/services/cloud-services', '/cloud-services'])('%s is a page', async (path) => {
    expect((await get(path)).statusCode).toBe(200);
  });

  it('of every link that a rule rewrites lead somewhere, unless a page is there', async () => {
    const links = site.rules
      .current()
      .rules.filter(({ action }) => action === 'rewrite-link')
      .map(({ options }) => String(options['link']));
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect([200, 301], link).toContain((await get(link)).statusCode);
  });

  it.each([
    ['/contact', '?a=1', '/contact?a=1'],
    ['/contact#form', '?a=1', '/contact?a=1#form'],
    ['/contact?b=2', '?a=1', '/contact?b=2'],
    ['/contact#form', '', '/contact#form'],
  ])('that lead to %s, asked for with "%s", answer %s', (target, query, address) => {
    expect(withQuery(target, query)).toBe(address);
  });

  it.each([
    ['in', '2020-01-01', '2999-12-31', '/contact'],
    ['before', '2999-01-01', null, null],
    ['after', null, '2020-02-01', null],
  ])('that a rule for a season names lead on %s it only as far as it counts', (...season) => {
    const [, from, until, target] = season;
    const rule = site.rules.current().rules.find(({ action }) => action === 'rewrite-link')!;
    const promotion = { ...rule, options: { link: '/promotion', to: '/contact' }, from, until };
    const set = { version: 1, hash: '0', rules: [promotion] } as const;
    const today = rulesOfToday(set, site.data.timeZone);
    expect(findRedirect('/promotion', site.data, today)).toBe(target);
  });

  it('that a new rule names lead on without code; a circle leads nowhere, nor does another host', () => {
    const rule = site.rules.current().rules.find(({ action }) => action === 'rewrite-link')!;
    const rules = [
      { link: '/old', to: '/older' },
      { link: '/older', to: '/services/voip' },
      { link: '/here', to: '/there' },
      { link: '/there', to: '/here' },
      { link: '/away', to: '//evil.example' },
      { link: '/elsewhere', to: 'https://evil.example/' },
      { link: '/über-uns', to: '/about' },
    ].map((options) => ({ ...rule, options }));
    const set = { version: 1, hash: '0', rules } as const;
    const lead = (path: string): string | null => findRedirect(path, site.data, set);
    expect([
      lead('/old'),
      lead('/OLDER/'),
      lead('/here'),
      lead('/away'),
      lead('/elsewhere'),
      lead('/about'),
      lead('/%C3%9Cber-uns'),
    ]).toEqual(['/services/voip', '/services/voip', null, null, null, null, '/about']);
  });
});

describe('robots.txt and sitemap.xml', () => {
  it('name every page once, and each is there under that very address', async () => {
    const robots = await get('/robots.txt');
    expect(robots.body).toContain(`Sitemap: https://${site.data.domain}/sitemap.xml`);
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const { document } = new JSDOM(sitemap.body, { contentType: 'application/xml' }).window;
    const places = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(places.length).toBeGreaterThan(25);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) {
      const answer = await get(new URL(place!).pathname);
      expect(answer.statusCode, place!).toBe(200);
      const page = new JSDOM(answer.body).window.document;
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        place!.replace(/\/$/, '') + (place!.endsWith('.example/') ? '/' : ''),
      );
    }
  });
});

describe('the head of a document', () => {
  const ONCE = [
    'title',
    'meta[name=description]',
    'link[rel=canonical]',
    'meta[property="og:title"]',
    'meta[property="og:url"]',
    'meta[property="og:image"]',
    'script[type="application/ld+json"]',
  ];

  it.each(['/', '/about', '/services/voip', '/contact', '/testimonials'])(
    'of %s has exactly one of each tag',
    async (path) => {
      const { document } = new JSDOM((await get(path)).body).window;
      for (const selector of ONCE) {
        expect(document.head.querySelectorAll(selector), selector).toHaveLength(1);
      }
      expect(document.title).not.toMatch(/[{}]/);
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
      expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    },
  );

  it.each([
    '/nothing',
    '/nothing/here',
    '/services/nothing',
    '/industries/nothing',
    '/blog/nothing',
  ])('of %s, which is no page, is a 404 that nobody shall find', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const { document } = new JSDOM(answer.body).window;
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.title).toContain('404 - Page Not Found');
  });
});
