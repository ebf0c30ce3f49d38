import type { RuleRun } from './rule-run.ts';

/** What came of a rule on a page. */
export type RuleState =
  | 'applied'
  | 'already-so'
  | 'no-match'
  | 'too-few'
  | 'too-many'
  | 'condition-not-met'
  | 'waiting'
  | 'protected'
  | 'fought'
  | 'error';

export interface RuleReport {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly state: RuleState;
  /** The most elements found in one look. */
  readonly found: number;
  /** How many writes were made. */
  readonly changed: number;
  /** Which selector of the list found them, counted from 1; 0 when none did. */
  readonly alternative: number;
  /** What went wrong, in one sentence. */
  readonly message?: string;
  /** Ids of the rules with which it fought. */
  readonly fights?: readonly string[];
}

/** What came of each rule of a page, in the order in which they are applied. */
export interface Report {
  readonly path: string;
  readonly rules: readonly RuleReport[];
}

export function reportRun(run: RuleRun): RuleReport {
  run.admit();
  const { rule, found, changed, alternative, fights } = run;
  const { file, line } = rule.source;
  const state = stateOf(run);
  const report: RuleReport = { id: rule.id, file, line, state, found, changed, alternative };
  const message = describe(run, state);
  if (message === null) return report;
  return { ...report, message, ...(fights ? { fights } : {}) };
}

function stateOf(run: RuleRun): RuleState {
  if (run.fights) return 'fought';
  if (run.error !== null) return 'error';
  if (run.hasTooMany) return 'too-many';
  if (!run.isDue) return 'waiting';
  if (isTooFew(run)) return 'too-few';
  if (run.changed > 0) return 'applied';
  if (run.isProtected) return 'protected';
  if (run.found > 0) return 'already-so';
  return run.meetsConditions ? 'no-match' : 'condition-not-met';
}

function describe(run: RuleRun, state: RuleState): string | null {
  const { min, max } = run.rule.expect;
  switch (state) {
    case 'fought':
      return describeFight(run.fights ?? []);
    case 'error':
      return run.error;
    case 'too-many':
      return `[R308] Matches ${countOf(run)}, limit ${max ?? 500}. Narrow it or set expect: { max }.`;
    case 'too-few':
      return `Matches ${countOf(run)}, expected at least ${min}.`;
    case 'protected':
      return 'This part of the page is protected and cannot be changed by rules.';
    default:
      return null;
  }
}

function countOf({ found }: RuleRun): string {
  return found === 1 ? '1 element' : `${found} elements`;
}

function describeFight(fights: readonly string[]): string {
  return fights.length > 0
    ? `Stopped: it and ${fights.map((id) => `"${id}"`).join(', ')} keep undoing each other.`
    : 'Stopped: it or something else on the page keeps undoing it.';
}

function isTooFew({ rule, found, meetsConditions }: RuleRun): boolean {
  return meetsConditions && rule.expect.min !== undefined && found < rule.expect.min;
}
