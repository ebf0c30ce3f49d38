import { matchRoute } from './match-route.ts';
import { blogEndpoint, pageEndpoint } from './page.ts';
import type { RouteEntry } from './route-entry.ts';
import type { Post, SiteRoutes } from './site.ts';

/** A path, and everything that follows from it. */
export interface ResolvedRoute {
  readonly entry: RouteEntry;
  /** Lower case, without a trailing slash. */
  readonly path: string;
  /** Where the page's body is fetched; null for a screen that needs none. */
  readonly endpoint: string | null;
  /** The one path under which search engines shall know the page. */
  readonly canonicalPath: string;
  /** Templates; see `fillTemplate`. */
  readonly title: string;
  readonly description: string;
  readonly post: Post | null;
}

/**
 * Finds the route of a path; letter case and a trailing slash do not count.
 * @returns null for an unknown path: the 404 page
 */
export function resolveRoute(path: string, { routes, posts }: SiteRoutes): ResolvedRoute | null {
  const normal = normalizePath(path);
  const ownPost = posts.find(({ slug }) => normal === `/${slug}`);
  const postEntry = routes.find(({ screen }) => screen === 'post');
  if (ownPost && postEntry) return resolvePost(postEntry, normal, ownPost.slug, ownPost);
  for (const entry of routes) {
    const params = matchRoute(entry.pattern, normal);
    if (params?.slug) {
      return resolvePost(entry, normal, params.slug, postBySlug(posts, params.slug));
    }
    if (params) return resolveEntry(entry, normal, params['*'] ?? '');
  }
  return null;
}

/** Lower case, no trailing slash, always one leading slash. */
export function normalizePath(path: string): string {
  return `/${path
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')
    .toLowerCase()}`;
}

/** As `normalizePath`, but a trailing slash stays: relative addresses in a page mean something else under it. */
export function normalizePlace(path: string): string {
  const normal = normalizePath(path);
  return hasTrailingSlash(path) && normal !== '/' ? `${normal}/` : normal;
}

/** Whether a path ends in a slash that is not the whole path. */
export function hasTrailingSlash(path: string): boolean {
  return path.length > 1 && path.endsWith('/');
}

/** Where a page's body is asked for, in this order; for an industry the blog comes after its page. */
export function endpointsOf({ entry, path, endpoint }: ResolvedRoute): string[] {
  if (endpoint === null) return [];
  return entry.screen === 'industries' ? [endpoint, fallbackEndpoint(path)] : [endpoint];
}

/** Where an industry's page is asked for when its page endpoint fails: `/api/blog/legal`. */
export function fallbackEndpoint(path: string): string {
  return blogEndpoint(normalizePath(path).split('/').at(-1) ?? '');
}

function resolveEntry(entry: RouteEntry, path: string, rest: string): ResolvedRoute {
  const slug = entry.slug?.replace('*', rest).replace(/\/$/, '');
  return {
    entry,
    path,
    endpoint: slug === undefined ? null : pageEndpoint(slug),
    canonicalPath: entry.canonical ?? path,
    title: entry.title ?? '',
    description: entry.description ?? '',
    post: null,
  };
}

function resolvePost(
  entry: RouteEntry,
  path: string,
  slug: string,
  post: Post | null,
): ResolvedRoute {
  return {
    entry,
    path,
    endpoint: blogEndpoint(slug),
    canonicalPath: post ? `/${post.slug}` : path,
    title: post ? `${post.title} | {fullName}` : (entry.title ?? ''),
    description: post?.description ?? entry.description ?? '',
    post,
  };
}

function postBySlug(posts: readonly Post[], slug: string): Post | null {
  return posts.find((post) => post.slug === slug.toLowerCase()) ?? null;
}
