import { blogEndpoint, pageEndpoint } from '../../contract/page.ts';
import { endpointsOf, type ResolvedRoute } from '../../contract/routes.ts';
import type { ContentSource, FoundContent } from './content-source.ts';

const PAGES = pageEndpoint('');
const POSTS = blogEndpoint('');

/**
 * What a source says to a route.
 * @returns null when there is nothing, or the route needs nothing
 */
export async function readRoute(
  route: ResolvedRoute,
  content: ContentSource,
): Promise<FoundContent | null> {
  for (const endpoint of endpointsOf(route)) {
    const found = await readEndpoint(endpoint, content);
    if (found) return found;
  }
  return null;
}

function readEndpoint(endpoint: string, content: ContentSource): Promise<FoundContent | null> {
  return endpoint.startsWith(PAGES)
    ? content.readPage(endpoint.slice(PAGES.length))
    : content.readPost(endpoint.slice(POSTS.length));
}
