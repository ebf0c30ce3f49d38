import { normalizePath } from './routes.ts';

/** What the home page is called where every page needs a name. */
const HOME = 'index';

/** Where something of a path's page is fetched from a folder: `/rules/services/voip.json`. */
export function fileOfPath(folder: string, path: string): string {
  const name = normalizePath(path).slice(1);
  return `/${folder}/${name || HOME}.json`;
}

/** The path whose file an address names; null for an address that `fileOfPath` does not make. */
export function pathOfFile(folder: string, address: string): string | null {
  const [start, end] = [`/${folder}/`, '.json'];
  const isFile = address.startsWith(start) && address.endsWith(end);
  const name = isFile ? address.slice(start.length, -end.length) : '';
  if (name === '') return null;
  return name === HOME ? '/' : `/${name}`;
}
