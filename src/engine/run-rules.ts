import type { Edit } from './change.ts';
import { meetsConditions } from './conditions.ts';
import { findElements } from './find-elements.ts';
import type { MountPoints } from './mount-points.ts';
import type { PageContext } from './page-context.ts';
import type { Lookout } from './plan/lookout.ts';
import { holdsProtected, isProtected } from './protected.ts';
import { describeError, type RuleRun } from './rule-run.ts';
import type { Write, WriteLog } from './write-log.ts';

/** A rule that finds more than this is a mistake, unless its author expects it. */
const MOST_ELEMENTS = 500;

/** What rules work on. */
export interface Workplace {
  readonly root: Element;
  readonly path: string;
  readonly mountPoints: MountPoints;
  readonly log: WriteLog;
  readonly lookout: Lookout;
  readonly listener?: WriteListener | undefined;
}

/** Watches rules at work, for whoever looks behind a page. */
export interface WriteListener {
  /** The page is as it came; all rules begin anew. */
  begin(): void;
  /** A rule wrote; the page is as the write left it. */
  wrote(write: Write): void;
}

type Writers = ReadonlySet<RuleRun>;

const NOBODY: Writers = new Set();

/**
 * Rules at work, turn after turn: those that are due run in order, each seeing what the ones before
 * it did, again and again until nothing changes any more. It always ends: an element takes only so
 * many writes.
 */
export class Rounds {
  readonly #runs: readonly RuleRun[];
  readonly #workplace: Workplace;
  /** Whose turn was the last of this round; -1: nobody's. */
  #last = -1;
  /** Who wrote in this round, and who in the one before. */
  #writers = new Set<RuleRun>();
  #lastWriters: Writers = NOBODY;

  constructor(runs: readonly RuleRun[], workplace: Workplace) {
    this.#runs = runs;
    this.#workplace = workplace;
  }

  /** Gives the next rule that must have one its turn. Returns false when there is nothing left to do. */
  takeTurn(): boolean {
    this.#last = this.#workplace.lookout.next(this.#last);
    if (this.#last === -1) return this.#beginRound();
    const run = this.#runs[this.#last] as RuleRun;
    if (runRule(run, this.#workplace, this.#lastWriters)) this.#writers.add(run);
    return true;
  }

  /** After a round in which nobody wrote, there is none. */
  #beginRound(): boolean {
    if (this.#writers.size === 0) return false;
    this.#lastWriters = this.#writers;
    this.#writers = new Set();
    return true;
  }
}

/** Returns true when the rule wrote something. Whatever goes wrong stays with the rule. */
function runRule(run: RuleRun, workplace: Workplace, lastWriters: Writers): boolean {
  const before = run.changed;
  const start = workplace.listener ? performance.now() : 0;
  try {
    const elements = chooseElements(run, workplace);
    if (elements.length > 0) applyToAll(elements, run, workplace, lastWriters);
  } catch (error) {
    run.admit();
    if (!run.isStopped) run.error = describeError(error);
  }
  if (workplace.listener) run.milliseconds += performance.now() - start;
  return run.changed > before;
}

function applyToAll(
  elements: readonly Element[],
  run: RuleRun,
  workplace: Workplace,
  lastWriters: Writers,
): void {
  const page = contextOf(run, workplace);
  for (const element of elements) {
    if (run.isStopped) return;
    applyTo(element, run, page, workplace, lastWriters);
  }
}

function chooseElements(run: RuleRun, { root, path, lookout }: Workplace): readonly Element[] {
  const { rule } = run;
  if (rule.once && run.changed > 0) return [];
  run.meetsConditions = rule.when.length === 0 || meetsConditions(rule.when, root, path);
  if (!run.meetsConditions) return [];

  const { elements, alternative } = lookout.find(run);
  if (elements.length > 0) run.admit();
  if (run.isStopped) return [];
  run.elements = elements;
  run.hasTooMany = elements.length > (rule.expect.max ?? MOST_ELEMENTS);
  if (elements.length > run.found) {
    run.found = elements.length;
    run.alternative = alternative;
  }
  if (run.hasTooMany) return [];
  return rule.once ? elements.slice(0, 1) : elements;
}

function applyTo(
  element: Element,
  run: RuleRun,
  page: PageContext,
  workplace: Workplace,
  lastWriters: Writers,
): void {
  if (!workplace.root.contains(element) || workplace.log.isWornOut(element)) return;
  if (isOutOfReach(element, run)) {
    run.isProtected = true;
    return;
  }
  try {
    const edit = run.action?.apply(element, run.rule.options, page);
    if (edit) keep(edit, element, run, workplace, lastWriters);
  } catch (error) {
    run.error = describeError(error);
  }
}

/** A rule that strikes all that an element holds must leave alone what holds a protected part. */
function isOutOfReach(element: Element, { action }: RuleRun): boolean {
  return isProtected(element) || (action?.strikesContent === true && holdsProtected(element));
}

function keep(
  edit: Edit,
  element: Element,
  run: RuleRun,
  { log, lookout, listener }: Workplace,
  lastWriters: Writers,
): void {
  run.changed += 1;
  log.record(element, run, edit);
  // Done again, an edit of several changes may find its own traces.
  lookout.note(edit.changes, edit.changes.length === 1 ? run : null);
  listener?.wrote({ ruleId: run.rule.id, element });
  if (log.isWornOut(element)) stopFight(run, log.writersOf(element), lastWriters);
}

/** Stops the rules that keep writing to one element, and whoever wrote in the last round and this one. */
function stopFight(run: RuleRun, writers: readonly RuleRun[], lastWriters: Writers) {
  // Who wrote to it once has undone nothing.
  const again = writers.filter((one, at) => writers.indexOf(one) < at);
  const fighters = [...new Set([run, ...again, ...lastWriters])];
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
