import { expect, it } from 'vitest';
import { fillTemplate } from '../../src/contract/fill-template.ts';
import { describePage } from '../../src/contract/page-meta.ts';
import { resolveRoute } from '../../src/contract/routes.ts';
import { structuredData } from '../../src/contract/structured-data.ts';
import { site } from './support/site.ts';

const post = site.posts[0]!;

it.each([
  ['/', 'home', '/api/pages/home', '/'],
  ['/about', 'page', '/api/pages/about-us', '/about-us'],
  ['/About-Us/', 'page', '/api/pages/about-us', '/about-us'],
  ['/areas-served', 'page', '/api/pages/areas-served', '/areas-served'],
  ['/blog', 'page', '/api/pages/blog', '/blog'],
  ['/blog/any-post', 'post', '/api/blog/any-post', '/blog/any-post'],
  [`/${post.slug}`, 'post', `/api/blog/${post.slug}`, `/${post.slug}`],
  [`/${post.slug.toUpperCase()}/`, 'post', `/api/blog/${post.slug}`, `/${post.slug}`],
  [`/blog/${post.slug}`, 'post', `/api/blog/${post.slug}`, `/${post.slug}`],
  ['/contact', 'page', '/api/pages/contact', '/contact'],
  ['/testimonials', 'page', '/api/pages/testimonials', '/testimonials'],
  ['/services', 'services', '/api/pages/services', '/services'],
  ['/Services/VoIP/', 'services', '/api/pages/services/voip', '/services/voip'],
  ['/services/a/b', 'services', '/api/pages/services/a/b', '/services/a/b'],
  ['/cloud-services', 'cloud-services', null, '/services/cloud-services'],
  ['/industries', 'industries', '/api/pages/industries', '/industries'],
  ['/industries/legal', 'industries', '/api/pages/industries/legal', '/industries/legal'],
  ['/privacy', 'privacy', '/api/pages/privacy', '/privacy'],
])('%s is the screen %s', (path, screen, endpoint, canonicalPath) => {
  const route = resolveRoute(path, site);
  expect(route?.entry.screen).toBe(screen);
  expect(route).toMatchObject({ endpoint, canonicalPath });
});

it.each(['/nope', '/about/us', '/api', '/blog/a/b', '/privacy/x', '/%'])(
  '%s is unknown',
  (path) => {
    expect(resolveRoute(path, site)).toBeNull();
  },
);

it('gives every page a title and description of its own, with every placeholder filled', () => {
  const pages = site.routes.filter(({ redirectTo, canonical }) => !redirectTo && !canonical);
  const titles = pages.map(({ title }) => fillTemplate(title ?? '', site.brand));
  expect(titles.filter((title) => /[{}]/.test(title) || title === '')).toEqual([]);
  const descriptions = pages.map(({ description }) => fillTemplate(description ?? '', site.brand));
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(descriptions.filter((text) => /[{}]/.test(text) || text.length > 170)).toEqual([]);
});

it('titles the testimonials as the firm wants it', () => {
  const { title } = describePage(resolveRoute('/testimonials', site), site);
  expect(title).toBe(`Client Testimonials | ${site.brand.name} IT Solutions`);
});

it('gives the 404 page no canonical address and no structured data', () => {
  expect(describePage(null, site).canonical).toBeNull();
  expect(structuredData(null, site)).toBeNull();
});

it.each([
  ['/', ['LocalBusiness']],
  ['/services/voip', ['LocalBusiness', 'Service', 'BreadcrumbList']],
  [`/${post.slug}`, ['LocalBusiness', 'BlogPosting', 'BreadcrumbList']],
  ['/about', ['LocalBusiness', 'BreadcrumbList']],
])('%s tells search engines about %j', (path, types) => {
  const graph = structuredData(resolveRoute(path, site), site)?.['@graph'];
  expect((graph as { '@type': string }[]).map((thing) => thing['@type'])).toEqual(types);
});

it('leads every old address to a page that exists', () => {
  for (const { redirectTo } of site.routes) {
    if (redirectTo) expect(resolveRoute(redirectTo, site)?.entry.redirectTo).toBeUndefined();
  }
});
