import type { CompiledRule, CompiledRules } from '../../contract/rules.ts';
import { rulesForPage } from '../../engine/index.ts';

/** Names the rules of a page that count on a day and not on every day: one season, one name. */
export type NameSeason = (rules: CompiledRules, path: string, day: string) => string;

/** Prepares the naming: most sets hold no such rule, and a page is asked for often. */
export function createSeasons(): NameSeason {
  const passing = new WeakMap<CompiledRules, readonly CompiledRule[]>();
  return (all, path, day) => {
    const rules = passing.get(all) ?? all.rules.filter(isPassing);
    passing.set(all, rules);
    return rulesForPage(rules, path, day)
      .map(({ id }) => id)
      .join(' ');
  };
}

function isPassing({ from, until }: CompiledRule): boolean {
  return from !== null || until !== null;
}
