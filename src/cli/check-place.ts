import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { showPath } from '../compiler/read-rule-files.ts';

/** What `rules check` was asked to check. */
export interface CheckPlace {
  /** The rules to be read; one file alone, if it is not among the site's. */
  readonly folder: string;
  /** The only file of these that is told about; null: all are. */
  readonly file: string | null;
}

/** The site's own rules. */
const RULES = 'rules';

/**
 * One of the site's rule files is checked among the others: it may be in conflict with them.
 * @param place a folder or a file, as it was given; nothing means the site's rules
 */
export async function findCheckPlace(place: string = RULES): Promise<CheckPlace> {
  const isFile = await stat(place).then(
    (status) => status.isFile(),
    () => false,
  );
  const isAmongRules = !relative(RULES, place).startsWith('..');
  return isFile && isAmongRules
    ? { folder: RULES, file: showPath(place) }
    : { folder: place, file: null };
}
