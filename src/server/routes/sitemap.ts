import type { FastifyInstance } from 'fastify';
import { escapeXml } from '../../compiler/escape-xml.ts';
import type { SiteData } from '../../contract/site.ts';
import { listPageRoutes } from '../site-paths.ts';

/** `GET /sitemap.xml`: every page under its one address. */
export function addSitemap(app: FastifyInstance, site: SiteData): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
    return writeSitemap(site);
  });
}

/** The site's pages that search engines shall know: their paths, and when they were published. */
export function listPages(site: SiteData): { path: string; published?: string }[] {
  const fixed = listPageRoutes(site)
    .filter(({ path, entry }) => (entry.canonical ?? path) === path)
    .map(({ path }) => ({ path }));
  return [...fixed, ...site.posts.map(({ slug, published }) => ({ path: `/${slug}`, published }))];
}

/** The text of sitemap.xml. */
export function writeSitemap(site: SiteData): string {
  const entries = listPages(site).map(({ path, published }) => {
    const date = published === undefined ? '' : `<lastmod>${published}</lastmod>`;
    return `  <url><loc>${escapeXml(`https://${site.domain}${path}`)}</loc>${date}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  );
}
