import { matchRoute, nameOfOnlyPath } from '../contract/match-route.ts';
import type { Complaint } from './passage.ts';
import type { Path } from './source-file.ts';
import { suggest } from './suggest.ts';

/** What a link can lead to. */
export interface LinkTargets {
  readonly pageRoutes: readonly string[];
  readonly publicFiles?: readonly string[] | undefined;
}

/** Files that the server makes itself. */
const MADE = ['/robots.txt', '/sitemap.xml'];

/** Warns of a link that stays on this site and leads to no page and no file of it. */
export function checkSiteLink(
  link: string,
  at: Path,
  { pageRoutes, publicFiles = [] }: LinkTargets,
): Complaint[] {
  const path = link.replace(/[?#].*$/s, '');
  const files = [...MADE, ...publicFiles];
  const isPage = pageRoutes.some((route) => matchRoute(route, path) !== null);
  const isFile = files.some((file) => file === path || encodeURI(file) === path);
  if (!path.startsWith('/') || isPage || isFile) return [];
  const message = `The link ${link} fits no page of the site.`;
  const pages = pageRoutes.filter((route) => nameOfOnlyPath(route) !== null);
  const suggestion = suggest(path, [...pages, ...files]);
  return [{ code: 'W101', severity: 'warning', at, message, suggestion }];
}
