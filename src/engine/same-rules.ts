import type { CompiledRule } from '../contract/rules.ts';
import type { RuleRun } from './rule-run.ts';

/** True when the rules at work say the same as these; where they stand in their files may differ. */
export function isSameButForPlace(
  runs: readonly RuleRun[],
  rules: readonly CompiledRule[],
): boolean {
  return (
    runs.length === rules.length &&
    runs.every(({ rule }, index) => withoutPlace(rule) === withoutPlace(rules[index]))
  );
}

function withoutPlace(rule: CompiledRule | undefined): string {
  return JSON.stringify({ ...rule, source: null, why: null });
}
