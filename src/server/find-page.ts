import { isForOnePath } from '../contract/match-route.ts';
import { resolveRoute } from '../contract/routes.ts';
import type { SiteRoutes } from '../contract/site.ts';
import type { ContentSource } from './content/content-source.ts';
import { readRoute } from './content/read-route.ts';

/**
 * Whether a path leads to a page. A pattern such as `/services/*` says only where a page would be:
 * its source knows whether there is one. A source that is down leaves the page its error screen.
 */
export async function findPage(
  path: string,
  site: SiteRoutes,
  content: ContentSource,
): Promise<boolean> {
  const route = resolveRoute(path, site);
  if (!route) return false;
  if (isForOnePath(route.entry.pattern) || route.endpoint === null) return true;
  try {
    return (await readRoute(route, content)) !== null;
  } catch {
    return true;
  }
}
