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
  readonly #edits: Edit[] = [];
  /** Of each edit that a rule made, the element and the rule. */
  readonly #elements: Element[] = [];
  readonly #runs: RuleRun[] = [];
  readonly #successors = new Map<Element, Element>();
  readonly #writers = new Map<Element, RuleRun[]>();
  /** Worn out before this session began. */
  readonly #oldWornOut = new Set<Element>();

  /** An edit that no rule made. */
  keep(edit: Edit): void {
    this.#edits.push(edit);
  }

  record(element: Element, run: RuleRun, edit: Edit): void {
    this.keep(edit);
    this.#elements.push(element);
    this.#runs.push(run);
    const writers = this.#writers.get(element);
    if (writers) writers.push(run);
    else this.#writers.set(element, [run]);
  }

  /** All writes, in order. */
  writes(): readonly Write[] {
    return this.#elements.map((element, index) => ({
      ruleId: (this.#runs[index] as RuleRun).rule.id,
      element: this.#today(element),
    }));
  }

  /** One entry a write. */
  writersOf(element: Element): readonly RuleRun[] {
    return this.#writers.get(element) ?? [];
  }

  isWornOut(element: Element): boolean {
    return this.writersOf(element).length >= MOST_WRITES || this.#oldWornOut.has(element);
  }

  /** Elements that no rule may write to any more, as they are now. */
  wornOut(): Element[] {
    const written = [...this.#writers.keys()].filter((element) => this.isWornOut(element));
    return [...new Set([...this.#oldWornOut, ...written.map((element) => this.#today(element))])];
  }

  /** An earlier session has worn an element out. */
  wearOut(element: Element): void {
    this.#oldWornOut.add(element);
  }

  /** An element that replaces another is no fresh start: both share one count. */
  passOn(old: Element, successor: Element): void {
    const writers = this.#writers.get(old) ?? [];
    this.#writers.set(old, writers).set(successor, writers);
    this.#successors.set(old, successor);
  }

  /** Takes all writes back, the last one first. */
  revert(): void {
    for (const edit of this.#edits.toReversed()) edit.undo();
    for (const list of [this.#edits, this.#elements, this.#runs]) list.length = 0;
  }

  #today(element: Element): Element {
    let now = element;
    for (let next = this.#successors.get(now); next; next = this.#successors.get(now)) now = next;
    return now;
  }
}
