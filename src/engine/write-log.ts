import type { Edit } from './change.ts';
import type { RuleRun } from './rule-run.ts';

/** After so many writes to one element, the rules that write to it are fighting. */
const MOST_WRITES = 10;

/** One write of one rule, for whoever looks behind the page. */
export interface Write {
  readonly ruleId: string;
  /** The element the rule acted on, or the one that now stands for it. */
  readonly element: Element;
}

/** Every write of one session: how to take it back, and who wrote to an element how often. */
export class WriteLog {
  #edits: Edit[] = [];
  #writes: Write[] = [];
  #successors = new WeakMap<Element, Element>();
  #writers = new WeakMap<Element, RuleRun[]>();

  record(element: Element, run: RuleRun, edit: Edit): void {
    this.#edits.push(edit);
    this.#writes.push({ ruleId: run.rule.id, element });
    this.#listFor(element).push(run);
  }

  /** All writes, in order. */
  writes(): readonly Write[] {
    return this.#writes.map(({ ruleId, element }) => ({ ruleId, element: this.#today(element) }));
  }

  /** One entry a write. */
  writersOf(element: Element): readonly RuleRun[] {
    return this.#listFor(element);
  }

  isWornOut(element: Element): boolean {
    return this.writersOf(element).length >= MOST_WRITES;
  }

  /** An element that replaces another is no fresh start: both share one count. */
  passOn(old: Element, successor: Element): void {
    this.#writers.set(successor, this.#listFor(old));
    this.#successors.set(old, successor);
  }

  /** Takes all writes back, the last one first. */
  revert(): void {
    for (const edit of this.#edits.toReversed()) edit.undo();
    this.#edits = [];
    this.#writes = [];
  }

  #today(element: Element): Element {
    let now = element;
    for (let next = this.#successors.get(now); next; next = this.#successors.get(now)) now = next;
    return now;
  }

  #listFor(element: Element): RuleRun[] {
    const known = this.#writers.get(element);
    if (known) return known;
    const list: RuleRun[] = [];
    this.#writers.set(element, list);
    return list;
  }
}
