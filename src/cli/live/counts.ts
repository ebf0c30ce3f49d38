import { readFile } from 'node:fs/promises';
import { writeJson } from '../../server/rules/json-file.ts';
import { UsageError } from '../command.ts';

/** What rules found on pages when all was well, kept from run to run. */
export interface Counts {
  readonly version: 1;
  readonly rules: Readonly<Record<string, RuleCounts>>;
}

export interface RuleCounts {
  /** Changes with the rule, so that a rule that was edited begins anew. */
  readonly fingerprint: string;
  readonly pages: Readonly<Record<string, PageCount>>;
}

/** What a rule found on a page. */
export interface PageCount {
  readonly found: number;
  /** Which selector of its list found it, counted from 1. */
  readonly alternative: number;
  /** When this was seen last. */
  readonly at: string;
  /** Since when it is otherwise; null as long as it is so. */
  readonly since: string | null;
}

/**
 * The counts of earlier runs; null when there are none.
 * @throws UsageError when the file holds something else
 */
export async function readCounts(file: string): Promise<Counts | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const counts = JSON.parse(text) as Counts;
    if (counts.version === 1 && counts.rules instanceof Object) return counts;
  } catch {
    // Told below: a file that is no JSON and one of another kind are the same to a person.
  }
  throw new UsageError(`${file} holds no counts of this version. Delete it to begin anew.`);
}

/** The same without what was found on some pages. */
export function withoutPages(
  { version, rules }: Counts,
  pages: readonly { readonly path: string }[],
): Counts {
  const left = new Set(pages.map(({ path }) => path));
  const kept = Object.entries(rules).map(([id, { fingerprint, pages: all }]) => {
    const others = Object.entries(all).filter(([path]) => !left.has(path));
    return [id, { fingerprint, pages: Object.fromEntries(others) }] as const;
  });
  return { version, rules: Object.fromEntries(kept) };
}

/**
 * Keeps counts: the old file stays whole until the new one is.
 * @throws UsageError when they cannot be written there
 */
export async function writeCounts(file: string, counts: Counts): Promise<void> {
  await writeJson(file, counts).catch(({ message }: Error) => {
    throw new UsageError(`The counts cannot be written: ${message}.`);
  });
}
