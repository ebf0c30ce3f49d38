import { normalizePlace } from './routes.ts';

/** What stands for nothing behind the last slash of a path. */
const INDEX = 'index';

/**
 * Where something of a path's page is fetched from a folder: `/prepared/services/voip.json`, with a
 * trailing slash `/prepared/services/voip/index.json`.
 */
export function fileOfPath(folder: string, path: string): string {
  return `/${folder}${normalizePlace(path).replace(/\/$/, `/${INDEX}`)}.json`;
}

/** The path whose file an address names; null for an address that `fileOfPath` does not make. */
export function pathOfFile(folder: string, address: string): string | null {
  const [start, end] = [`/${folder}/`, '.json'];
  const isFile = address.startsWith(start) && address.endsWith(end);
  const name = isFile ? address.slice(start.length, -end.length) : '';
  return name === '' ? null : `/${name}`.replace(/\/index$/, '/');
}
