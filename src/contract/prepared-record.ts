import type { PageProgress } from './first-view.ts';
import { fileOfPath, pathOfFile } from './path-files.ts';

/**
 * A page's body as the server has corrected it, for a browser that is on the site already. It is
 * good for one content and one set of rules only.
 */
export interface PreparedRecord {
  /** Of the page's whole HTML as it was exported. */
  readonly fingerprint: string;
  /** Of the rules that are live; see `CompiledRules`. */
  readonly rulesHash: string;
  /** Without style attributes; see `packStyles`. */
  readonly html: string;
  /** How far the rules that count had come by the time the body was written. */
  readonly progress: PageProgress;
}

const FOLDER = 'prepared';

/** Where the prepared body of a path's page is fetched: `/prepared/services/voip.json`. */
export function preparedEndpoint(path: string): string {
  return fileOfPath(FOLDER, path);
}

/** The path whose prepared body an address names; null for one that `preparedEndpoint` does not make. */
export function pathOfPrepared(address: string): string | null {
  return pathOfFile(FOLDER, address);
}
