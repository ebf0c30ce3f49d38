import type { CompiledRule } from '../contract/rules.ts';
import type { Action } from './define-action.ts';
import { findAction } from './find-action.ts';

/** One rule at work on one page: what it is, and what came of it so far. */
export interface RuleRun {
  /** Another object only when nothing changed but the rule's place in its file. */
  rule: CompiledRule;
  /** Null when this engine knows no action of that name. */
  readonly action: Action | null;
  /** Its time has come. */
  isDue: boolean;
  /** It must not run any more. */
  isStopped: boolean;
  meetsConditions: boolean;
  /** The most elements found in one look. */
  found: number;
  /** Which selector of the list found them, counted from 1. */
  alternative: number;
  /** How many writes it made. */
  changed: number;
  hasTooMany: boolean;
  isProtected: boolean;
  error: string | null;
  /** Ids of the rules with which it fought; null when it never did. */
  fights: readonly string[] | null;
  /** How long it took so far. */
  milliseconds: number;
}

/** A rule that has not run yet. Rules that ask for what no rule may do never will. */
export function createRuleRun(rule: CompiledRule): RuleRun {
  const action = findAction(rule.action);
  const error = refuse(rule, action);
  return {
    rule,
    action,
    isDue: false,
    isStopped: error !== null,
    meetsConditions: true,
    found: 0,
    alternative: 0,
    changed: 0,
    hasTooMany: false,
    isProtected: false,
    error,
    fights: null,
    milliseconds: 0,
  };
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
