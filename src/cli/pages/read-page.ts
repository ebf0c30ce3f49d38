import { readFile } from 'node:fs/promises';
import { UsageError } from '../command.ts';
import { suggest } from '../../compiler/suggest.ts';
import { findSitePage, listSitePages, readStoredPage, type StoredPage } from './site-pages.ts';

/**
 * The page that a person names: a path such as /about, whose export is in the content folder, or
 * an HTML file together with the path it stands for.
 * @throws UsageError when there is no such page
 */
export async function readPage(name: string, route: string | undefined): Promise<StoredPage> {
  return name.startsWith('/') && !/\.html?$/i.test(name) ? readPath(name) : readFileAs(name, route);
}

async function readPath(path: string): Promise<StoredPage> {
  const page = await findSitePage(path);
  const html = page && (await readStoredPage(page));
  if (page && html !== null && html !== undefined) return { path: page.path, html };
  const known = await listSitePages();
  const near = suggest(
    path,
    known.map((one) => one.path),
  );
  const meant = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(`There is no page ${path} in the folder content.${meant}`);
}

async function readFileAs(file: string, route: string | undefined): Promise<StoredPage> {
  if (route === undefined) {
    throw new UsageError(`A file needs the path it stands for: ${file} --route /about.`);
  }
  try {
    return { path: checkRoute(route), html: await readFile(file, 'utf8') };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The file ${file} cannot be read.`);
  }
}

/**
 * A page's path as it was given.
 * @throws UsageError when it does not begin with a slash
 */
export function checkRoute(route: string): string {
  if (!route.startsWith('/')) throw new UsageError(`--route begins with /, such as /${route}.`);
  return route;
}
