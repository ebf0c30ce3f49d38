import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { blogEndpoint, pageEndpoint } from '../../contract/page.ts';
import { fallbackEndpoint, resolveRoute } from '../../contract/routes.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { readSite } from '../../server/read-site.ts';

/** A page of the site: where it is shown, and where its body comes from. */
export interface SitePage {
  readonly path: string;
  /** Tried in order. */
  readonly endpoints: readonly string[];
}

/** A page with its whole export. */
export interface StoredPage {
  readonly path: string;
  readonly html: string;
}

/** Every path of the site under which a stored page is shown, in the order of the routes. */
export async function listSitePages(folder = 'content'): Promise<SitePage[]> {
  const site = await readSite(folder);
  const slugs = await listSlugs(join(folder, 'pages'));
  const written = await listSlugs(join(folder, 'blog'));
  const fixed = site.routes
    .filter(({ pattern, redirectTo }) => !/[:*]/.test(pattern) && redirectTo === undefined)
    .map(({ pattern }) => pattern);
  const below = slugs.map((slug) => `/${slug}`).filter((path) => path !== '/home');
  const ownPosts = site.posts.map(({ slug }) => `/${slug}`);
  const blogPosts = written.map((slug) => `/blog/${slug}`);
  const paths = new Set([...fixed, ...below, ...ownPosts, ...blogPosts]);
  return [...paths].flatMap((path) => toPage(path, site) ?? []);
}

/** Where a path's body comes from; null for a path that shows no page. */
export async function findSitePage(path: string, folder = 'content'): Promise<SitePage | null> {
  return toPage(path, await readSite(folder));
}

/** The stored export of a page; null when there is none. */
export async function readStoredPage(page: SitePage, folder = 'content'): Promise<string | null> {
  for (const endpoint of page.endpoints) {
    const html = await readOrNull(fileOf(endpoint, folder));
    if (html !== null) return html;
  }
  return null;
}

/** Every page of the content folder; none when there is no such folder. */
export async function readStoredPages(folder = 'content'): Promise<StoredPage[]> {
  const pages = await listSitePages(folder).catch(() => []);
  const read = await Promise.all(
    pages.map(async (page) => ({ path: page.path, html: await readStoredPage(page, folder) })),
  );
  return read.filter((page): page is StoredPage => page.html !== null);
}

function toPage(path: string, site: SiteRoutes): SitePage | null {
  const route = resolveRoute(path, site);
  if (!route?.endpoint) return null;
  const isIndustry = route.entry.screen === 'industries';
  const endpoints = [route.endpoint, ...(isIndustry ? [fallbackEndpoint(route.path)] : [])];
  return { path: route.path, endpoints };
}

/** `/api/pages/services/voip` is `content/pages/services/voip.html`. */
function fileOf(endpoint: string, folder: string): string {
  const [pages, posts] = [pageEndpoint(''), blogEndpoint('')];
  const isPage = endpoint.startsWith(pages);
  const slug = endpoint.slice((isPage ? pages : posts).length);
  const safe = slug.split('/').filter((part) => !/^\.*$/.test(part));
  return join(folder, isPage ? 'pages' : 'blog', `${safe.join('/')}.html`);
}

async function listSlugs(folder: string): Promise<string[]> {
  const files = await glob('**/*.html', { cwd: folder }).catch(() => []);
  return files.map((file) => file.replace(/\.html$/, '')).toSorted();
}

async function readOrNull(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
