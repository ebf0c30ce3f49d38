import type { CompiledRule } from '../contract/rules.ts';
import type { Action } from './define-action.ts';
import { findAction } from './find-action.ts';
import { cssAlone, readsOf, type RuleReads } from './plan/rule-reads.ts';
import { scopeOf, type Scope } from './plan/selector-shape.ts';

/** One rule at work on one page: what it is, and what came of it so far. */
export class RuleRun {
  /** Another object only when nothing changed but the rule's place in its file. */
  rule: CompiledRule;
  /** Where it stands among the rules of the page. */
  readonly index: number;
  /** The CSS by which it finds its elements, if they depend on nothing else, as most do. */
  readonly alone: string | null;
  /** Null when this engine knows no action of that name. */
  readonly action: Action | null;
  /** Its time has come. */
  isDue = false;
  /** It must not run any more. */
  isStopped = false;
  meetsConditions = true;
  /** What it found in its last look. */
  elements: readonly Element[] = [];
  /** The most elements found in one look. */
  found = 0;
  /** Which selector of the list found them, counted from 1. */
  alternative = 0;
  /** How many writes it made. */
  changed = 0;
  hasTooMany = false;
  isProtected = false;
  error: string | null = null;
  /** Ids of the rules with which it fought; null when it never did. */
  fights: readonly string[] | null = null;
  /** How long it took while somebody listened. */
  milliseconds = 0;
  #isAdmitted = false;
  #reads: RuleReads | null = null;

  constructor(rule: CompiledRule, index: number) {
    this.rule = rule;
    this.index = index;
    this.alone = cssAlone(rule);
    this.action = findAction(rule.action);
  }

  /** It wrote once and for all. */
  get isDone(): boolean {
    return this.rule.once && this.changed > 0;
  }

  /** What the choice of its elements depends on; of most rules, the look at their CSS is enough. */
  get scope(): Scope {
    return this.alone === null ? this.reads.scope : scopeOf(this.alone);
  }

  /** What every element that it finds fits; empty when that is not known. */
  get css(): string {
    return this.alone ?? this.reads.css;
  }

  /** All that the choice of its elements depends on. */
  get reads(): RuleReads {
    return (this.#reads ??= readsOf(this.rule));
  }

  /**
   * Stops a rule that asks for what no rule may do. To be called before it writes for the first
   * time, which most rules of a page never do, and before it is reported.
   */
  admit(): void {
    if (this.#isAdmitted) return;
    this.#isAdmitted = true;
    const refusal = refuse(this.rule, this.action);
    if (refusal === null) return;
    this.error = refusal;
    this.isStopped = true;
  }
}

function refuse(rule: CompiledRule, action: Action | null): string | null {
  if (!action) return `Action "${rule.action}" does not exist.`;
  try {
    const [refusal] = action.refuse(rule.options);
    return refusal ? `[${refusal.code}] ${refusal.message}` : null;
  } catch (error) {
    return describeError(error);
  }
}

/** An error's own words. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
