import { readSite } from '../server/read-site.ts';

/** The routes of this site and the paths of its posts; null where there is no content to read. */
export async function siteRoutes(): Promise<readonly string[] | null> {
  try {
    const { routes, posts } = await readSite('content');
    return [...routes.map(({ pattern }) => pattern), ...posts.map(({ slug }) => `/${slug}`)];
  } catch {
    return null;
  }
}
