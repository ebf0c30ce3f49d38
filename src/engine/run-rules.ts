import { meetsConditions } from './conditions.ts';
import { findElements, findFirst } from './find-elements.ts';
import type { MountPoints } from './mount-points.ts';
import type { PageContext } from './page-context.ts';
import { describeError, type RuleRun } from './rule-run.ts';
import type { Write, WriteLog } from './write-log.ts';

/** A rule that finds more than this is a mistake, unless its author expects it. */
const MOST_ELEMENTS = 500;
const PROTECTED = '[data-protected]';

/** What rules work on. */
export interface Workplace {
  readonly root: Element;
  readonly path: string;
  readonly mountPoints: MountPoints;
  readonly log: WriteLog;
  readonly listener?: WriteListener | undefined;
}

/** Watches rules at work, for whoever looks behind a page. */
export interface WriteListener {
  /** The page is as it came; all rules begin anew. */
  begin(): void;
  /** A rule wrote; the page is as the write left it. */
  wrote(write: Write): void;
}

/**
 * Runs the rules that are due, in order, each seeing what the ones before it did, again and again
 * until nothing changes any more. It always ends: an element takes only so many writes.
 */
export function runRules(runs: readonly RuleRun[], workplace: Workplace): void {
  let lastWriters: ReadonlySet<RuleRun> = new Set();
  do {
    const writers = new Set<RuleRun>();
    for (const run of runs) {
      if (run.isDue && !run.isStopped && runRule(run, workplace, lastWriters)) writers.add(run);
    }
    lastWriters = writers;
  } while (lastWriters.size > 0);
}

/** Returns true when the rule wrote something. Whatever goes wrong stays with the rule. */
function runRule(run: RuleRun, workplace: Workplace, lastWriters: ReadonlySet<RuleRun>): boolean {
  const before = run.changed;
  const start = performance.now();
  try {
    for (const element of chooseElements(run, workplace)) {
      if (run.isStopped) break;
      applyTo(element, run, workplace, lastWriters);
    }
  } catch (error) {
    run.error = describeError(error);
  }
  run.milliseconds += performance.now() - start;
  return run.changed > before;
}

function chooseElements(run: RuleRun, { root, path }: Workplace): readonly Element[] {
  const { rule } = run;
  if (rule.once && run.changed > 0) return [];
  run.meetsConditions = meetsConditions(rule.when, root, path);
  if (!run.meetsConditions) return [];

  const { elements, alternative } = findFirst(rule.selectors, root);
  run.hasTooMany = elements.length > (rule.expect.max ?? MOST_ELEMENTS);
  if (elements.length > run.found) Object.assign(run, { found: elements.length, alternative });
  if (run.hasTooMany) return [];
  return rule.once ? elements.slice(0, 1) : elements;
}

function applyTo(
  element: Element,
  run: RuleRun,
  workplace: Workplace,
  lastWriters: ReadonlySet<RuleRun>,
): void {
  const { root, log } = workplace;
  if (!root.contains(element) || log.isWornOut(element)) return;
  if (element.closest(PROTECTED)) {
    run.isProtected = true;
    return;
  }
  try {
    const undo = run.action?.apply(element, run.rule.options, contextOf(run, workplace));
    if (!undo) return;
    run.changed += 1;
    log.record(element, run, undo);
    workplace.listener?.wrote({ ruleId: run.rule.id, element });
    if (log.isWornOut(element)) stopFight(run, log.writersOf(element), lastWriters);
  } catch (error) {
    run.error = describeError(error);
  }
}

/** Stops the rules that keep writing to one element, and whoever wrote in the last round and this one. */
function stopFight(run: RuleRun, writers: readonly RuleRun[], lastWriters: ReadonlySet<RuleRun>) {
  const fighters = [...new Set([run, ...writers, ...lastWriters])];
  for (const fighter of fighters) {
    fighter.isStopped = true;
    const opponents = fighters.filter((other) => other !== fighter).map(({ rule }) => rule.id);
    fighter.fights = [...new Set([...(fighter.fights ?? []), ...opponents])];
  }
}

function contextOf(run: RuleRun, { root, path, mountPoints, log }: Workplace): PageContext {
  return {
    root,
    path,
    mountPoints,
    ruleId: run.rule.id,
    find: (selector) => findElements(selector, root),
    replaced: (old, successor) => log.passOn(old, successor),
  };
}
