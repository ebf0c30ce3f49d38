import type { CompiledRule, CompiledRules } from '../../contract/rules.ts';
import { isSeasonal, today } from '../../contract/today.ts';
import { rulesForPage } from '../../engine/index.ts';

/** Which rules of a page count today, of those that do not count on every day. */
export interface Season {
  /** The day by which rules are chosen; empty where none asks for it. */
  readonly day: string;
  /** The same where the same of them count. */
  readonly name: string;
}

/** Finds the season of a page under a set of rules. */
export type FindSeason = (rules: CompiledRules, path: string) => Season;

const EVERY_DAY: Season = { day: '', name: '' };

/** Prepares the finding: most sets hold no such rule, and a page is asked for often. */
export function createSeasons(): FindSeason {
  const seasonal = new WeakMap<CompiledRules, readonly CompiledRule[]>();
  return (all, path) => {
    const rules = seasonal.get(all) ?? all.rules.filter(isSeasonal);
    seasonal.set(all, rules);
    if (rules.length === 0) return EVERY_DAY;
    const day = today();
    const counting = rulesForPage(rules, path, day).map(({ id }) => id);
    return { day, name: counting.join(' ') };
  };
}
