import type { Edit } from './change.ts';
import { meetsConditions } from './conditions.ts';
import { findElements } from './find-elements.ts';
import type { PageContext } from './page-context.ts';
import { holdsProtected, isProtected } from './protected.ts';
import { describeError, type RuleRun } from './rule-run.ts';
import type { Workplace } from './workplace.ts';

/** A rule that finds more than this is a mistake, unless its author expects it. */
const MOST_ELEMENTS = 500;

/** One turn of one rule: it finds its elements and writes to them. */
export class RuleTurn {
  readonly #run: RuleRun;
  readonly #workplace: Workplace;
  readonly #lastWriters: ReadonlySet<RuleRun>;

  /** @param lastWriters who wrote in the round before */
  constructor(run: RuleRun, workplace: Workplace, lastWriters: ReadonlySet<RuleRun>) {
    this.#run = run;
    this.#workplace = workplace;
    this.#lastWriters = lastWriters;
  }

  /** Returns true when the rule wrote something. Whatever goes wrong stays with the rule. */
  take(): boolean {
    const run = this.#run;
    const before = run.changed;
    const start = this.#workplace.listener ? performance.now() : 0;
    try {
      this.#applyTo(this.#chooseElements());
    } catch (error) {
      run.admit();
      if (!run.isStopped) run.error = describeError(error);
    }
    if (this.#workplace.listener) run.milliseconds += performance.now() - start;
    return run.changed > before;
  }

  #chooseElements(): readonly Element[] {
    const run = this.#run;
    const { root, path, lookout } = this.#workplace;
    const { rule } = run;
    if (run.isDone) return [];
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

  #applyTo(elements: readonly Element[]): void {
    if (elements.length === 0) return;
    const page = this.#pageContext(elements);
    for (const element of elements) {
      if (this.#run.isStopped) return;
      this.#apply(element, page);
    }
  }

  #apply(element: Element, page: PageContext): void {
    const run = this.#run;
    const { root, log } = this.#workplace;
    if (!root.contains(element) || log.isWornOut(element)) return;
    if (isOutOfReach(element, run)) {
      run.isProtected = true;
      return;
    }
    try {
      const edit = run.action?.apply(element, run.rule.options, page);
      if (edit) this.#keep(edit, element);
    } catch (error) {
      run.error = describeError(error);
    }
  }

  #keep(edit: Edit, element: Element): void {
    const run = this.#run;
    const { log, lookout, listener } = this.#workplace;
    run.changed += 1;
    log.record(element, run, edit);
    // Done again, an edit of several changes may find its own traces.
    lookout.note(edit.changes, edit.changes.length === 1 ? run : null);
    listener?.wrote({ ruleId: run.rule.id, element });
    if (log.isWornOut(element)) this.#stopFight(log.writersOf(element));
  }

  /**
   * Stops the rules that keep writing to one element. Where only one does, whoever undoes it writes
   * elsewhere, as two do that move to one place: then those who wrote in the last round.
   */
  #stopFight(writers: readonly RuleRun[]): void {
    // Who wrote to it once has undone nothing.
    const again = new Set(writers.filter((one, at) => writers.indexOf(one) < at)).add(this.#run);
    const fighters = again.size > 1 ? [...again] : [...new Set([...again, ...this.#lastWriters])];
    for (const fighter of fighters) {
      fighter.isStopped = true;
      const opponents = fighters.filter((other) => other !== fighter).map(({ rule }) => rule.id);
      fighter.fights = [...new Set([...(fighter.fights ?? []), ...opponents])];
    }
  }

  #pageContext(elements: readonly Element[]): PageContext {
    const { root, path, mountPoints, log } = this.#workplace;
    return {
      root,
      path,
      elements,
      mountPoints,
      ruleId: this.#run.rule.id,
      find: (selector) => findElements(selector, root),
      replaced: (old, successor) => log.passOn(old, successor),
    };
  }
}

/** A rule that strikes all that an element holds must leave alone what holds a protected part. */
function isOutOfReach(element: Element, { action, rule }: RuleRun): boolean {
  if (isProtected(element)) return true;
  return action?.strikesContent(rule.options) === true && holdsProtected(element);
}
