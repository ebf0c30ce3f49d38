import type { PageProgress, RuleProgress } from '../contract/first-view.ts';
import { elementAt, pathTo } from './element-path.ts';
import type { MountPoints } from './mount-points.ts';
import type { Progress } from './replay-runs.ts';
import type { RuleRun } from './rule-run.ts';
import type { RulesAtWork } from './rules-at-work.ts';

/** Where an earlier session was at work. */
interface EarlierPlace {
  readonly root: Element;
  readonly mountPoints: MountPoints;
  readonly progress: Progress;
}

/** What `resumeRuns` must know of a page that is settled. */
export function describeProgress({ runs, log }: RulesAtWork, root: Element): PageProgress {
  const rules = runs.map(describeRun);
  const wornOut = log.wornOut().filter((element) => root.contains(element));
  return { rules, wornOut: wornOut.map((element) => pathTo(element, root)) };
}

function describeRun(run: RuleRun): RuleProgress {
  const { rule, found, changed, alternative, fights, error, isProtected } = run;
  return {
    id: rule.id,
    found,
    changed,
    alternative,
    ...(fights && { fights }),
    ...(error !== null && { error }),
    ...(isProtected && { isProtected }),
  };
}

/** Brings fresh runs to where an earlier session, which had settled the page, left them. */
export function resumeRuns(
  { runs, log }: RulesAtWork,
  earlier: PageProgress,
  { root, mountPoints, progress }: EarlierPlace,
): void {
  Object.assign(progress, { isApplied: true, isSettled: true });
  const known = new Map(earlier.rules.map((one) => [one.id, one]));
  for (const run of runs) {
    run.isDue = true;
    takeOver(run, known.get(run.rule.id));
  }
  for (const path of earlier.wornOut) {
    const element = elementAt(path, root);
    if (element) log.wearOut(element);
  }
  mountPoints.adopt(
    root,
    runs.map(({ rule }) => rule),
  );
}

function takeOver(run: RuleRun, earlier: RuleProgress | undefined): void {
  if (!earlier) return;
  const { id: _, ...known } = earlier;
  Object.assign(run, known);
  run.isStopped = known.fights !== undefined;
}
