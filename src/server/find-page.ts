import { resolveRoute } from '../contract/routes.ts';
import type { SiteRoutes } from '../contract/site.ts';
import type { ContentSource } from './content/content-source.ts';
import { readRoute } from './content/read-route.ts';

/** Unknown: its source is down, and nothing was kept from earlier that would tell. */
type Finding = 'there' | 'missing' | 'unknown';

/**
 * Whether a path leads to a page. A route says only where a page would be: its source knows whether
 * there is one.
 */
export async function findPage(
  path: string,
  site: SiteRoutes,
  content: ContentSource,
): Promise<Finding> {
  const route = resolveRoute(path, site);
  if (!route) return 'missing';
  if (route.endpoint === null) return 'there';
  try {
    return (await readRoute(route, content)) === null ? 'missing' : 'there';
  } catch {
    return 'unknown';
  }
}
