import type { AttributeChange, Change, ChildrenChange, TextChange } from '../change.ts';
import { findByCss, findFirst, type Found } from '../find-elements.ts';
import { isMountPoint } from '../mount-points.ts';
import type { RuleRun } from '../rule-run.ts';
import { Holders } from './holders.ts';
import { mayHold } from './knows-css.ts';
import type { Lookout } from './lookout.ts';
import { Readers } from './readers.ts';
import { isFence, readsTexts } from './rule-reads.ts';
import { bringsOnlyMountPoints, isRearranged } from './text-nearby.ts';
import type { Scope } from './selector-shape.ts';
import { TextSearch } from './text-search.ts';
import { Turns } from './turns.ts';

const NOBODY: readonly RuleRun[] = [];

/** Queries the page rule by rule: the fastest way for few rules. */
export class ScanLookout implements Lookout {
  readonly #root: Element;
  readonly #runs: readonly RuleRun[];
  readonly #turns: Turns;
  readonly #readers: Readers;
  readonly #texts: TextSearch;
  readonly #holders = new Holders();
  /** Rules that any change may concern, as of what came of their last turn. */
  readonly #restless = new Set<RuleRun>();
  /** By what their choice depends on; known once something has changed. */
  #byScope: Readonly<Partial<Record<Scope, readonly RuleRun[]>>> | null = null;

  constructor(root: Element, runs: readonly RuleRun[]) {
    this.#root = root;
    this.#runs = runs;
    this.#turns = new Turns(runs);
    this.#turns.askAll();
    this.#readers = new Readers(runs);
    this.#texts = new TextSearch(root);
  }

  next(index: number): number {
    const last = this.#runs[index];
    if (last && (last.hasTooMany || last.error !== null)) this.#restless.add(last);
    return this.#turns.next(index);
  }

  isAsked(): boolean {
    return this.#turns.isAsked();
  }

  ask(run: RuleRun): void {
    this.#turns.ask(run.index);
  }

  find(run: RuleRun): Found {
    const found =
      run.alone === null
        ? (this.#findByText(run) ?? findFirst(run.rule.selectors, this.#root))
        : findByCss(run.alone, this.#root);
    this.#holders.hold(run, found.elements);
    return found;
  }

  note(changes: readonly Change[], writer: RuleRun | null): void {
    this.#byScope ??= Object.groupBy(this.#runs, ({ scope }) => scope);
    for (const run of this.#byScope.anything ?? NOBODY) this.ask(run);
    for (const run of this.#restless) this.ask(run);
    for (const run of this.#holders.ofPage()) this.ask(run);
    for (const change of changes) {
      if (change.kind === 'attribute') this.#noteAttribute(change, writer);
      else this.#noteNodes(change);
    }
  }

  #findByText(run: RuleRun): Found | null {
    if (!readsTexts(run)) return null;
    const elements = this.#texts.find(run.reads);
    return elements && { elements, alternative: elements.length > 0 ? 1 : 0 };
  }

  #noteAttribute(change: AttributeChange, writer: RuleRun | null): void {
    if (isFence(change)) {
      this.#turns.askAll();
      this.#texts.forget();
    }
    for (const run of this.#readers.concernedBy(change)) this.ask(run);
    for (const run of this.#holders.of(change.element, writer)) this.ask(run);
  }

  #noteNodes(change: ChildrenChange | TextChange): void {
    const parent = change.kind === 'text' ? change.node.parentNode : change.parent;
    if (!parent) return;
    for (const run of this.#holders.around(parent, this.#root)) this.ask(run);
    if (change.kind === 'children') this.#noteAdded(change);
    const bringsNothing = bringsOnlyMountPoints(change);
    if (change.kind === 'children' && (bringsNothing || change.replaced)) {
      this.#texts.takeIn(change);
    } else {
      this.#texts.forget();
    }
    if (bringsNothing) return;
    for (const run of this.#readers.concernedByText(change, parent)) this.ask(run);
  }

  #noteAdded(change: ChildrenChange): void {
    if (isRearranged(change)) for (const run of this.#byScope?.arrangement ?? NOBODY) this.ask(run);
    for (const run of this.#holders.beside(change.parent)) this.ask(run);
    for (const node of change.added) {
      if (node.nodeType !== 1 || isMountPoint(node)) continue;
      for (const run of this.#runs) if (holds(node as Element, run.css)) this.ask(run);
    }
  }
}

function holds(element: Element, css: string): boolean {
  return css !== '' && mayHold(element, css);
}
