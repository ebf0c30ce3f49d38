import { resolveRoute, type ResolvedRoute } from '../../contract/routes.ts';
import type { SiteData } from '../../contract/site.ts';
import { openContentFolder } from '../../server/content/files.ts';
import { readRoute } from '../../server/content/read-route.ts';
import { listStoredPaths } from '../../server/content/stored-paths.ts';
import { readSite } from '../../server/read-site.ts';
import { UsageError } from '../command.ts';

/** A page with its whole export. */
export interface StoredPage {
  readonly path: string;
  readonly html: string;
}

const FOLDER = 'content';

/** Every route of the site that a stored page may be shown under, in the order of the routes. */
export async function listSitePages(): Promise<ResolvedRoute[]> {
  const site = await readContent();
  const paths = await listStoredPaths(site, FOLDER);
  return paths.flatMap((path) => resolveRoute(path, site) ?? []).filter(hasBody);
}

/** The route of a path; null for a path that shows no page. */
export async function findSitePage(path: string): Promise<ResolvedRoute | null> {
  const route = resolveRoute(path, await readContent());
  return route && hasBody(route) ? route : null;
}

/** The stored export of a page; null when there is none. */
export async function readStoredPage(route: ResolvedRoute): Promise<string | null> {
  const found = await readRoute(route, await openContentFolder(FOLDER));
  return found?.html ?? null;
}

/** Every page of the content folder; none when there is no such folder. */
export async function readStoredPages(): Promise<StoredPage[]> {
  const routes = await listSitePages().catch(() => []);
  const content = await openContentFolder(FOLDER);
  const read = routes.map(async (route) => {
    const found = await readRoute(route, content);
    return found ? [{ path: route.path, html: found.html }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** @throws UsageError when the command does not run in the folder of a site, or its content is broken */
async function readContent(): Promise<SiteData> {
  const site = await readSite(FOLDER).catch(({ message }: Error) => {
    throw new UsageError(`The folder ${FOLDER} cannot be read: ${message}`);
  });
  if (site.routes && site.posts) return site;
  throw new UsageError(`There are no routes and posts in the folder ${FOLDER}.`);
}

function hasBody({ endpoint }: ResolvedRoute): boolean {
  return endpoint !== null;
}
