import type { CompiledRule } from './rules.ts';

/** What rules say, as one text: the same wherever they stand in their files, and for whatever reason. */
export function meaningOf(rules: readonly CompiledRule[]): string {
  return JSON.stringify(rules.map((rule) => ({ ...rule, source: null, why: null })));
}

/** True when rules say the same; where they stand in their files may differ. */
export function hasSameRules(
  some: readonly CompiledRule[],
  others: readonly CompiledRule[],
): boolean {
  return some.length === others.length && meaningOf(some) === meaningOf(others);
}
