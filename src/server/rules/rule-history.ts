import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledRules } from '../../contract/rules.ts';
import type { RuleSet } from './rule-set.ts';
import { readJson, writeJson } from './json-file.ts';

/** So many sets are kept; the oldest go first. */
const MOST_SETS = 50;
const SET_FILE = /^([0-9a-f]{16})\.json$/;

/** The sets that were accepted, by their hash, on disk. */
export interface RuleHistory {
  /** Remembers a set as the last good one. */
  keep(set: RuleSet): Promise<RuleSet>;
  lastGood(): Promise<RuleSet | null>;
  read(hash: string): Promise<RuleSet | null>;
  /** All sets, the newest first. */
  list(): Promise<RuleSet[]>;
}

/** Opens the history in a folder such as `.cache/rules`. */
export function openHistory(folder: string): RuleHistory {
  const sets = join(folder, 'sets');
  const lastGood = join(folder, 'last-good.json');
  const read = async (hash: string): Promise<RuleSet | null> => {
    return asSet(await readJson(join(sets, `${hash}.json`)));
  };
  const list = async (): Promise<RuleSet[]> => {
    const names = await readdir(sets).catch(() => []);
    const hashes = names.flatMap((name) => SET_FILE.exec(name)?.[1] ?? []);
    const found = await Promise.all(hashes.map(read));
    return found.filter((set) => set !== null).toSorted(newestFirst);
  };
  return {
    read,
    list,
    lastGood: async () => asSet(await readJson(lastGood)),
    async keep(set) {
      const before = asSet(await readJson(lastGood));
      if (before && isSame(before, set)) return before;
      await writeJson(join(sets, `${set.visitors.hash}.json`), set);
      await writeJson(lastGood, set);
      await forgetOldest(sets, await list());
      return set;
    },
  };
}

async function forgetOldest(folder: string, sets: readonly RuleSet[]): Promise<void> {
  const old = sets.slice(MOST_SETS).map(({ visitors }) => join(folder, `${visitors.hash}.json`));
  await Promise.all(old.map((file) => rm(file, { force: true })));
}

function isSame(one: RuleSet, other: RuleSet): boolean {
  return one.visitors.hash === other.visitors.hash && one.preview.hash === other.preview.hash;
}

function newestFirst(one: RuleSet, other: RuleSet): number {
  return other.acceptedAt.localeCompare(one.acceptedAt);
}

/** What an older version of this program wrote is no set, nor is one that lacks a part. */
function asSet(value: unknown): RuleSet | null {
  const set = value as Partial<RuleSet> | null;
  const isSet = areRules(set?.visitors) && areRules(set?.preview) && isTime(set?.acceptedAt);
  return isSet ? (set as RuleSet) : null;
}

function areRules(value: Partial<CompiledRules> | undefined): boolean {
  return value?.version === 1 && typeof value.hash === 'string' && Array.isArray(value.rules);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
