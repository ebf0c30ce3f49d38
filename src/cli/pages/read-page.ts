import { UsageError } from '../command.ts';
import { didYouMean } from '../did-you-mean.ts';
import { readHtml } from './read-html.ts';
import { findSitePage, listSitePages, readStoredPage, type StoredPage } from './site-pages.ts';

/**
 * The page that a person names: a path such as /about, whose export is in the content folder, or
 * an HTML file together with the path it stands for.
 * @throws UsageError when there is no such page
 */
export async function readPage(name: string, route: string | undefined): Promise<StoredPage> {
  if (name.startsWith('/') && !/\.html?$/i.test(name)) return readPath(name);
  const path = route === undefined ? pathIn(name) : null;
  if (path !== null) throw await noPage(name, path);
  return readFileAs(name, route);
}

/** The path in what is neither a path nor a file: `about`, `http://localhost:5173/about`. */
function pathIn(name: string): string | null {
  if (/^https?:/i.test(name) && URL.canParse(name)) return new URL(name).pathname;
  return name.includes('.') ? null : `/${name}`;
}

async function readPath(path: string): Promise<StoredPage> {
  const page = await findSitePage(path);
  const html = page && (await readStoredPage(page));
  if (page && html !== null && html !== undefined) return { path: page.path, html };
  throw await noPage(path, path.replace(/[?#].*$/, ''));
}

/** What to say of a page that there is not. */
export async function noPage(name: string, path = name): Promise<UsageError> {
  const known = (await listSitePages()).map((one) => one.path);
  return new UsageError(
    `There is no page ${name} in the folder content.${didYouMean(path, known)}`,
  );
}

async function readFileAs(file: string, route: string | undefined): Promise<StoredPage> {
  if (route === undefined) {
    throw new UsageError(`A file needs the path it stands for: ${file} --route /about.`);
  }
  return { path: checkRoute(route), html: await readHtml(file) };
}

/**
 * A page's path as it was given.
 * @throws UsageError when it does not begin with a slash, or does not end as a path
 */
export function checkRoute(route: string): string {
  if (!route.startsWith('/')) throw new UsageError(`--route begins with /, such as /${route}.`);
  const path = route.replace(/[?#].*$/, '');
  if (path !== route) throw new UsageError(`Only the path of a page counts: --route ${path}.`);
  return route;
}
