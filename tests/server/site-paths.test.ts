import { expect, it } from 'vitest';
import type { RouteEntry } from '../../src/contract/route-entry.ts';
import type { SiteData } from '../../src/contract/site.ts';
import { writeSitemap } from '../../src/server/routes/sitemap.ts';
import { listedTest, listPaths } from '../../src/server/site-paths.ts';

const post = { slug: 'a-post', title: 'A post', description: 'One.', published: '2026-01-02' };
const siteOf = (...routes: RouteEntry[]): SiteData =>
  ({ domain: 'www.example.com', routes, posts: [post] }) as unknown as SiteData;
const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  );

it.each(['/team/:name', '/team/*', '/team/all?'])('%s is no address of one page', (pattern) => {
  const site = siteOf({ pattern, screen: 'page' });
  expect(listPaths(site)).toEqual(['/a-post', '/blog/a-post']);
  expect(addressesIn(writeSitemap(site))).toEqual(['/a-post']);
});

it.each(['/Our-Team', '/our-team/'])('%s is listed as its page is addressed', (pattern) => {
  const site = siteOf({ pattern, screen: 'page' });
  expect(listPaths(site)).toContain('/our-team');
  expect(listedTest(site)('/our-team')).toBe(true);
  expect(addressesIn(writeSitemap(site))).toContain('/our-team');
});

it('an old address is no page', () => {
  const site = siteOf({ pattern: '/old', screen: 'redirect', redirectTo: '/new' });
  expect(listPaths(site)).not.toContain('/old');
  expect(addressesIn(writeSitemap(site))).not.toContain('/old');
});

it('a page that is another one for search engines is listed, but not for those', () => {
  const site = siteOf({ pattern: '/about', screen: 'page', canonical: '/about-us' });
  expect(listPaths(site)).toContain('/about');
  expect(addressesIn(writeSitemap(site))).not.toContain('/about');
});
