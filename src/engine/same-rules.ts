import type { CompiledRule } from '../contract/rules.ts';

/** True when rules say the same; where they stand in their files may differ. */
export function hasSameRules(
  some: readonly CompiledRule[],
  others: readonly CompiledRule[],
): boolean {
  return (
    some.length === others.length &&
    some.every((rule, index) => withoutPlace(rule) === withoutPlace(others[index]))
  );
}

function withoutPlace(rule: CompiledRule | undefined): string {
  return JSON.stringify({ ...rule, source: null, why: null });
}
