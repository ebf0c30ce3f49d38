import { blogEndpoint, pageEndpoint } from '../../contract/page.ts';
import { fallbackEndpoint, type ResolvedRoute } from '../../contract/routes.ts';
import type { ContentSource, FoundContent } from './content-source.ts';

const PAGES = pageEndpoint('');
const POSTS = blogEndpoint('');

/**
 * What a source says to a route: its own endpoint first, for an industry the blog's after it.
 * @returns null when there is nothing, or the route needs nothing
 */
export async function readRoute(
  route: ResolvedRoute,
  content: ContentSource,
): Promise<FoundContent | null> {
  if (route.endpoint === null) return null;
  const found = await readEndpoint(route.endpoint, content);
  if (found || route.entry.screen !== 'industries') return found;
  return readEndpoint(fallbackEndpoint(route.path), content);
}

function readEndpoint(endpoint: string, content: ContentSource): Promise<FoundContent | null> {
  return endpoint.startsWith(PAGES)
    ? content.readPage(endpoint.slice(PAGES.length))
    : content.readPost(endpoint.slice(POSTS.length));
}
