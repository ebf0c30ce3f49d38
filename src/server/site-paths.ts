import { normalizePath } from '../contract/routes.ts';
import type { SiteRoutes } from '../contract/site.ts';

/** The patterns of all routes and the path of each post: what the route of a rule can fit. */
export function listRoutes({ routes, posts }: SiteRoutes): string[] {
  return [...routes.map(({ pattern }) => pattern), ...posts.map(({ slug }) => `/${slug}`)];
}

/** Every address that shows a page, also those that another one is canonical for. */
export function listPaths({ routes, posts }: SiteRoutes): string[] {
  const fixed = routes.filter(({ pattern, redirectTo }) => !/[:*]/.test(pattern) && !redirectTo);
  const ofPosts = posts.flatMap(({ slug }) => [`/${slug}`, `/blog/${slug}`]);
  return [...new Set([...fixed.map(({ pattern }) => pattern), ...ofPosts])];
}

/** Tells whether a path is one of those, however it is written; any other is a visitor's own words. */
export function listedTest(site: SiteRoutes): (path: string) => boolean {
  const listed = new Set(listPaths(site));
  return (path) => listed.has(normalizePath(path));
}
