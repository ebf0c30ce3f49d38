import type { SiteRoutes } from '../contract/site.ts';

/** Every address that shows a page, also those that another one is canonical for. */
export function listPaths({ routes, posts }: SiteRoutes): string[] {
  const fixed = routes.filter(({ pattern, redirectTo }) => !/[:*]/.test(pattern) && !redirectTo);
  const ofPosts = posts.flatMap(({ slug }) => [`/${slug}`, `/blog/${slug}`]);
  return [...new Set([...fixed.map(({ pattern }) => pattern), ...ofPosts])];
}
