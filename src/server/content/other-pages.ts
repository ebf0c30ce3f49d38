import { resolveRoute } from '../../contract/routes.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { findPage } from '../find-page.ts';
import { listPaths } from '../site-paths.ts';
import type { ContentSource } from './content-source.ts';

/** Names as addresses have them; under any other a file is not found. */
const PLAIN = /^[\w./-]+$/;

/**
 * The paths of the pages that a content folder has beside those that the site names: files below a
 * route such as `/services/*`, in the order of their names. None where the source cannot tell.
 */
export async function listOtherPages(site: SiteRoutes, content: ContentSource): Promise<string[]> {
  const own = new Set(listPaths(site));
  const others = (content.list?.() ?? []).filter((path) => !own.has(path) && PLAIN.test(path));
  const pages = others.filter((path) => resolveRoute(path, site)?.endpoint);
  const found = await Promise.all(pages.map((path) => findPage(path, site, content)));
  return pages.filter((_path, at) => found[at] !== 'missing');
}
