import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { SiteRoutes } from '../../contract/site.ts';
import { listPaths } from '../site-paths.ts';

/** Every path that may show a page of a content folder: the site's own, then those of its other files. */
export async function listStoredPaths(site: SiteRoutes, folder: string): Promise<string[]> {
  const pages = await listSlugs(join(folder, 'pages'));
  const posts = await listSlugs(join(folder, 'blog'));
  const paths = [...pages, ...posts.map((slug) => `blog/${slug}`)].map((slug) => `/${slug}`);
  return [...new Set([...listPaths(site), ...paths])];
}

/** The names of a folder's files, as addresses have them: `services/voip` for `services/voip.html`. */
export async function listSlugs(folder: string): Promise<string[]> {
  const files = await glob('**/*.html', { cwd: folder });
  return files.map((file) => file.replace(/\.html$/, '')).toSorted();
}
