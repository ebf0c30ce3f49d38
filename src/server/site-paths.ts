import { isForOnePath } from '../contract/match-route.ts';
import type { RouteEntry } from '../contract/route-entry.ts';
import { normalizePath } from '../contract/routes.ts';
import type { SiteRoutes } from '../contract/site.ts';

/** The patterns of all routes and the path of each post: what the route of a rule can fit. */
export function listRoutes({ routes, posts }: SiteRoutes): string[] {
  return [...routes.map(({ pattern }) => pattern), ...posts.map(({ slug }) => `/${slug}`)];
}

/** A route that is one page, and no pattern for several nor an old address. */
interface PageRoute {
  readonly path: string;
  readonly entry: RouteEntry;
}

/** The routes that are one page each, with its path. */
export function listPageRoutes({ routes }: SiteRoutes): PageRoute[] {
  return routes
    .filter((entry) => isForOnePath(entry.pattern) && entry.screen !== 'redirect')
    .map((entry) => ({ path: normalizePath(entry.pattern), entry }));
}

/** Every address that shows a page, also those that another one is canonical for. */
export function listPaths(site: SiteRoutes): string[] {
  const fixed = listPageRoutes(site).map(({ path }) => path);
  const ofPosts = site.posts.flatMap(({ slug }) => [`/${slug}`, `/blog/${slug}`]);
  return [...new Set([...fixed, ...ofPosts])];
}

/** Tells whether a path is one of those, however it is written; any other is a visitor's own words. */
export function listedTest(site: SiteRoutes): (path: string) => boolean {
  const listed = new Set(listPaths(site));
  return (path) => listed.has(normalizePath(path));
}
