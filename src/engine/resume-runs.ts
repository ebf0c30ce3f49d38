import type { RuleProgress } from '../contract/first-view.ts';
import type { MountPoints } from './mount-points.ts';
import type { Progress } from './replay-runs.ts';
import type { RuleRun } from './rule-run.ts';

/** Where an earlier session was at work. */
interface EarlierPlace {
  readonly root: Element;
  readonly mountPoints: MountPoints;
  readonly progress: Progress;
}

/** Brings fresh runs to where an earlier session, which had settled the page, left them. */
export function resumeRuns(
  runs: readonly RuleRun[],
  earlier: readonly RuleProgress[],
  { root, mountPoints, progress }: EarlierPlace,
): void {
  Object.assign(progress, { isApplied: true, isSettled: true });
  const known = new Map(earlier.map((one) => [one.id, one]));
  for (const run of runs) {
    run.isDue = true;
    takeOver(run, known.get(run.rule.id));
  }
  mountPoints.adopt(
    root,
    runs.map(({ rule }) => rule),
  );
}

function takeOver(run: RuleRun, earlier: RuleProgress | undefined): void {
  if (!earlier) return;
  const { found, changed, alternative, fights } = earlier;
  Object.assign(run, { found, changed, alternative });
  if (fights) Object.assign(run, { fights, isStopped: true });
}
