import type { PageProgress } from '../contract/first-view.ts';
import type { CompiledRule } from '../contract/rules.ts';
import { hasSameRules } from '../contract/same-rules.ts';
import type { Change, Edit } from './change.ts';
import { correctLate } from './correct-late.ts';
import { MountPoints } from './mount-points.ts';
import type { OpenLookout } from './plan/lookout.ts';
import { openLookout } from './plan/open-lookout.ts';
import { replayRuns, type Progress } from './replay-runs.ts';
import { reportRun, type Report } from './report.ts';
import { describeProgress, resumeRuns } from './resume-runs.ts';
import type { RuleRun } from './rule-run.ts';
import { RulesAtWork } from './rules-at-work.ts';
import type { WriteListener } from './workplace.ts';
import { scheduleRules } from './schedule.ts';
import type { Watch } from './watch-late-elements.ts';
import type { Write } from './write-log.ts';

export interface SessionOptions {
  /** The page's main content, detached or shown. */
  readonly root: Element;
  /** The page's path: `/services/voip`. */
  readonly path: string;
  /** The rules that count for this page, in order; see `rulesForPage`. */
  readonly rules: readonly CompiledRule[];
  /** Where the elements made for components are listed; a new list if none is given. */
  readonly mountPoints?: MountPoints;
  /** How rules find their elements; if not given, whatever is fastest. */
  readonly lookOut?: OpenLookout;
  /**
   * Does what is left to do before the page is shown, after the rules that need not wait. Rules see
   * it as they see what another rule did; before other rules begin, it is taken back.
   */
  readonly finish?: (root: Element) => Edit | null;
}

/** The rules at work on one page, from before it is shown until it is left. */
export interface Session {
  /** The elements that rules made for components. */
  readonly mountPoints: MountPoints;
  /** Applies every rule that needs not wait. Call it before the page is shown. */
  applyNow(): void;
  /**
   * Instead of `applyNow`, on a page that an earlier session has settled, here or on a server: goes
   * on from there. What that session wrote is never taken back: nobody here knows the original.
   */
  resume(earlier: PageProgress): void;
  /** What another session needs to go on from here. */
  progress(): PageProgress;
  /** Goes on with delayed, retried and late corrections until the signal is aborted. Call it once the page is shown. */
  start(signal: AbortSignal): void;
  /** Applies at once what would be due later: the page as it is after the longest delay. */
  settle(): void;
  /** Takes back every write that this session made, exactly. */
  revert(): void;
  /**
   * Other rules from now on: the page becomes what they would have made of it from the beginning,
   * at once. Elements made for components stay if their rule makes the same ones again.
   * @param listener hears of each write from now on
   */
  replaceRules(rules: readonly CompiledRule[], listener?: WriteListener): void;
  /** What came of each rule so far. */
  report(): Report;
  /** What each rule wrote to, and how long it took while somebody listened. */
  trace(): Trace;
}

/** Who wrote where, for whoever looks behind a page. */
export interface Trace {
  readonly writes: readonly Write[];
  /** By rule id. */
  readonly milliseconds: ReadonlyMap<string, number>;
}

/** Opens a session; nothing is written before one of its methods is called. */
export function openSession(options: SessionOptions): Session {
  const { root, path, finish, mountPoints = new MountPoints(), lookOut = openLookout } = options;
  const work = new RulesAtWork({ root, path, finish, mountPoints }, options.rules, lookOut);
  const progress: Progress = { isApplied: false, shownAt: null, isSettled: false };
  let watch: Watch | null = null;
  let shown: AbortSignal | null = null;
  let timers: AbortController | null = null;

  const runAll = (changes: readonly Change[] = watch?.takeChanges() ?? []): void => {
    work.run(changes);
    watch?.forgetChanges();
  };
  const goOn = (elapsed: number): void => {
    if (!shown || shown.aborted || work.runs.length === 0) return;
    watch ??= correctLate(root, work, shown);
    timers = new AbortController();
    scheduleRules(work, runAll, AbortSignal.any([shown, timers.signal]), elapsed);
  };

  return {
    mountPoints,
    applyNow() {
      progress.isApplied = true;
      for (const run of work.runs) run.isDue ||= run.rule.delays[0] === 0;
      runAll();
      work.finish();
    },
    resume(earlier) {
      resumeRuns(work, earlier, { root, mountPoints, progress });
      runAll();
    },
    start(signal) {
      if (signal.aborted) return;
      shown = signal;
      progress.shownAt = performance.now();
      goOn(0);
    },
    settle() {
      progress.isSettled = true;
      for (const run of work.runs) run.isDue = true;
      runAll();
    },
    revert() {
      work.revert();
      watch?.forgetChanges();
    },
    replaceRules(rules, listener) {
      if (!work.letHear(listener) && onlyMoved(work.runs, rules)) return;
      timers?.abort();
      mountPoints.keepDuring(() => {
        work.replace(rules);
        listener?.begin();
        replayRuns(work, progress, runAll);
      });
      watch?.forgetChanges();
      goOn(progress.shownAt === null ? 0 : performance.now() - progress.shownAt);
    },
    progress: () => describeProgress(work, root),
    report: () => ({ path, rules: work.runs.map(reportRun) }),
    trace: () => ({ writes: work.log.writes(), milliseconds: timesOf(work.runs) }),
  };
}

/** Rules that only moved in their files stay at work; from now on they say where they stand. */
function onlyMoved(runs: readonly RuleRun[], rules: readonly CompiledRule[]): boolean {
  const before = runs.map(({ rule }) => rule);
  if (!hasSameRules(before, rules)) return false;
  for (const [index, run] of runs.entries()) run.rule = rules[index] as CompiledRule;
  return true;
}

function timesOf(runs: readonly RuleRun[]): ReadonlyMap<string, number> {
  return new Map(runs.map(({ rule, milliseconds }) => [rule.id, milliseconds]));
}
