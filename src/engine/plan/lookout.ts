import type { Change } from '../change.ts';
import type { Found } from '../find-elements.ts';
import type { RuleRun } from '../rule-run.ts';

/**
 * Finds what rules look for, and knows which of them must look again. However it goes about it,
 * what comes of a page is what would come of it if every rule looked in every round.
 */
export interface Lookout {
  /** The next rule after this index that is due and must look, which is its turn; -1: there is none. */
  next(index: number): number;
  /** Whether anybody who is due must look. */
  isAsked(): boolean;
  /** A rule must look, though nothing may have changed in the page. */
  ask(run: RuleRun): void;
  /** What a rule finds at its turn. */
  find(run: RuleRun): Found;
  /**
   * The page has changed.
   * @param writer the rule whose turn it is; null: somebody else
   */
  note(changes: readonly Change[], writer: RuleRun | null): void;
}

export type OpenLookout = (root: Element, runs: readonly RuleRun[]) => Lookout;
