import { putInBraces } from '../braces.ts';
import type { Range } from '../source-file.ts';

const ALONE = /^\s*(?:- )?(?<key>[a-z-]+): +(?<value>[a-z-]+: .*?)\s*(?: # .*)?$/d;
const AMONG_OTHERS = /[{,]\s*(?<key>[a-z-]+): +(?<value>[a-z-]+: [^,{}[\]]*?)\s*[,}]/d;

/** A group of keys without braces. */
export interface Group {
  /** Where it stands in its line. */
  readonly range: Range;
  readonly inBraces: string;
}

/** What is a group of keys but for its braces: `selector: heading: Our Team`. */
export function findForgottenBraces(line: string): Group | null {
  for (const pattern of [ALONE, AMONG_OTHERS]) {
    const { groups, indices } = pattern.exec(line) ?? {};
    const inBraces = putInBraces(groups?.['key'] ?? '', groups?.['value'] ?? '');
    const range = indices?.groups?.['value'];
    if (inBraces !== null && range) return { range, inBraces };
  }
  return null;
}
