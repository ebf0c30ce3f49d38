import { blogEndpoint, pageEndpoint } from '../../contract/page.ts';
import { endpointsOf, type ResolvedRoute } from '../../contract/routes.ts';
import type { ContentSource, FoundContent } from './content-source.ts';

const PAGES = pageEndpoint('');
const POSTS = blogEndpoint('');

/** What is found, and where: a browser that wants it again asks there. */
export interface RouteContent extends FoundContent {
  readonly endpoint: string;
}

/**
 * What a source says to a route, by the first endpoint that has something; one that fails is passed over.
 * @returns null when there is nothing, or the route needs nothing
 * @throws what the first failure was, when there is nothing, and something failed
 */
export async function readRoute(
  route: ResolvedRoute,
  content: ContentSource,
): Promise<RouteContent | null> {
  const failures: unknown[] = [];
  for (const endpoint of endpointsOf(route)) {
    try {
      const found = await readEndpoint(endpoint, content);
      if (found) return { ...found, endpoint };
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return null;
}

function readEndpoint(endpoint: string, content: ContentSource): Promise<FoundContent | null> {
  return endpoint.startsWith(PAGES)
    ? content.readPage(endpoint.slice(PAGES.length))
    : content.readPost(endpoint.slice(POSTS.length));
}
