import type { CompiledRule } from '../contract/rules.ts';
import { openSession } from '../engine/index.ts';

/** What a rule would do on a page on which it is the only one. */
export interface Alone {
  readonly found: number;
  readonly changed: number;
}

/** Runs one rule on a page that no other rule has seen, and leaves the page as it was. */
export function findAlone(rule: CompiledRule, root: Element, path: string): Alone {
  const session = openSession({ root, path, rules: [rule] });
  session.settle();
  const [report] = session.report().rules;
  session.revert();
  return { found: report?.found ?? 0, changed: report?.changed ?? 0 };
}
