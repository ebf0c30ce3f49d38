import { readSite } from '../server/read-site.ts';
import { listRoutes } from '../server/site-paths.ts';

/** The routes of this site and the paths of its posts; null where there is no content to read. */
export async function siteRoutes(): Promise<readonly string[] | null> {
  try {
    return listRoutes(await readSite('content'));
  } catch {
    return null;
  }
}
