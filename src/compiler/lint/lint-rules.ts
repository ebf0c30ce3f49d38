import type { Diagnostic } from '../diagnostic.ts';
import type { SoundRule } from '../read-rule.ts';
import { findCostly } from './costly.ts';
import { findFragile } from './fragile.ts';
import { findHasty } from './hasty.ts';
import { warn } from './lint-finding.ts';
import { findMissingExpect } from './missing-expect.ts';
import { findOver } from './over.ts';
import { findSameAgain } from './same-again.ts';

/**
 * What is allowed but will not last, costs too much or does nothing, as far as the rules alone
 * tell: no page is needed.
 * @param today ISO date, such as `2026-11-21`
 * @param most how many elements each rule finds on one page today, by id, where that is known
 */
export function lintRules(
  rules: readonly SoundRule[],
  today: string,
  most: ReadonlyMap<string, number> = new Map(),
): Diagnostic[] {
  return rules.flatMap((one, index) =>
    [
      ...findFragile(one),
      ...findCostly(one),
      ...findMissingExpect(one, most),
      ...findSameAgain(one, rules.slice(0, index)),
      ...findOver(one, today),
      ...findHasty(one),
    ].map((finding) => warn(one, finding)),
  );
}
