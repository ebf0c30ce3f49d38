import type { RuleRun } from './rule-run.ts';
import type { RulesAtWork } from './rules-at-work.ts';

/** How far a visit has come, so that other rules can be brought to the same point. */
export interface Progress {
  isApplied: boolean;
  /** When the page was shown, by the clock of `performance.now`; null when it is not yet. */
  shownAt: number | null;
  isSettled: boolean;
}

/** Lets fresh rules take their turns in the order in which they would have had them by now. */
export function replayRuns(
  work: RulesAtWork,
  { isApplied, shownAt, isSettled }: Progress,
  runAll: () => void,
): void {
  const { runs } = work;
  const elapsed = shownAt === null ? 0 : performance.now() - shownAt;
  const begin = (isDue: (run: RuleRun) => boolean): void => {
    for (const run of runs) run.isDue ||= isDue(run);
    runAll();
  };
  if (isApplied) {
    begin((run) => firstDelay(run) === 0);
    work.finish();
  }
  for (const delay of pastDelays(runs, elapsed)) begin((run) => firstDelay(run) <= delay);
  if (isSettled) begin(() => true);
}

function pastDelays(runs: readonly RuleRun[], elapsed: number): number[] {
  const past = runs.map(firstDelay).filter((delay) => delay > 0 && delay <= elapsed);
  return [...new Set(past)].toSorted((one, other) => one - other);
}

function firstDelay({ rule }: RuleRun): number {
  return rule.delays[0] ?? 0;
}
