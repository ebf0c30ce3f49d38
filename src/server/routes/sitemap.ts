import type { FastifyInstance } from 'fastify';
import { escapeXml } from '../../compiler/escape-xml.ts';
import { resolveRoute } from '../../contract/routes.ts';
import type { SiteData } from '../../contract/site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { listOtherPages } from '../content/other-pages.ts';
import { listPageRoutes } from '../site-paths.ts';

/** `GET /sitemap.xml`: every page under its one address. */
export function addSitemap(app: FastifyInstance, site: SiteData, content: ContentSource): void {
  // A folder's names are read once, too.
  let others: Promise<string[]> | null = null;
  app.get('/sitemap.xml', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
    others ??= listOtherPages(site, content);
    return writeSitemap(site, await others);
  });
}

/**
 * The site's pages that search engines shall know: their paths, and when they were published.
 * @param others paths of pages that the site does not name
 */
export function listPages(
  site: SiteData,
  others: readonly string[] = [],
): { path: string; published?: string }[] {
  const fixed = listPageRoutes(site)
    .filter(({ path, entry }) => (entry.canonical ?? path) === path)
    .map(({ path }) => ({ path }));
  const posts = site.posts.map(({ slug, published }) => ({ path: `/${slug}`, published }));
  const more = others.filter((path) => resolveRoute(path, site)?.canonicalPath === path);
  return [...fixed, ...posts, ...more.map((path) => ({ path }))];
}

/** The text of sitemap.xml. */
export function writeSitemap(site: SiteData, others: readonly string[] = []): string {
  const entries = listPages(site, others).map(({ path, published }) => {
    const date = published === undefined ? '' : `<lastmod>${published}</lastmod>`;
    return `  <url><loc>${escapeXml(`https://${site.domain}${path}`)}</loc>${date}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  );
}
