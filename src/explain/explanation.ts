import type { RuleState } from '../engine/index.ts';

/** What came of a rule, the reasons included for which it had no turn at all. */
export type Verdict = RuleState | 'off-route' | 'excepted' | 'out-of-season' | 'disabled' | 'draft';

/** The verdicts on a rule with which something is wrong. */
export const PROBLEMS: ReadonlySet<Verdict> = new Set([
  'too-few',
  'too-many',
  'protected',
  'fought',
  'error',
]);

/** Why one rule did what it did on one page: plain data, the same for terminal, panel and tests. */
export interface Explanation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly why: string;
  readonly action: string;
  readonly verdict: Verdict;
  /** The verdict as one sentence for a person. */
  readonly sentence: string;
  readonly found: number;
  readonly changed: number;
  /** Which selector of the list found them, counted from 1; 0 when none did. */
  readonly alternative: number;
  /** Milliseconds after the page is shown. */
  readonly delays: readonly number[];
  readonly conditions: readonly ConditionResult[];
  /** One for each selector of the list. */
  readonly alternatives: readonly Funnel[];
  /** The opening tags of what was found, before the rule's turn; a few of them. */
  readonly elements: readonly string[];
  readonly changes: readonly Change[];
  /** The earlier rules after whose turn the elements were not to be found any more. */
  readonly lostTo: readonly LostTo[];
  /** What helps to find the mistake, one sentence each. */
  readonly hints: readonly string[];
}

/** How many elements were left after each step of a selector. */
export interface Funnel {
  readonly selector: string;
  readonly found: number;
  /** False for those behind the one that found something: the engine never asks them. */
  readonly isAsked: boolean;
  readonly steps: readonly Step[];
}

export interface Step {
  /** 0 for the selector itself, more for a selector inside of it. */
  readonly depth: number;
  readonly label: string;
  readonly count: number;
  /** True at the step where the last element was lost. */
  readonly isLost: boolean;
  /** What came nearest, in words. */
  readonly nearest?: string;
}

export interface ConditionResult {
  readonly label: string;
  readonly isMet: boolean;
  readonly steps: readonly Step[];
}

/** One thing that a rule wrote. */
export interface Change {
  readonly kind: 'attribute' | 'text' | 'added' | 'removed' | 'moved' | 'replaced' | 'unwrapped';
  /** The opening tag of the element, or of the one around the text or node. */
  readonly on: string;
  /** The attribute's name; empty for everything else. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface LostTo {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly action: string;
  /** How many elements there were to find before that rule's turn, and after. */
  readonly before: number;
  readonly after: number;
}
