import type { AttributeChange, Change, ChildrenChange, TextChange } from '../change.ts';
import { findFirst, NOTHING, type Found } from '../find-elements.ts';
import { isMountPoint } from '../mount-points.ts';
import type { RuleRun } from '../rule-run.ts';
import type { Bucket } from './bucket.ts';
import { Holders } from './holders.ts';
import type { Lookout } from './lookout.ts';
import { PageIndex } from './page-index.ts';
import { Readers } from './readers.ts';
import { RulePlans } from './rule-plans.ts';
import { isFence, readsTexts } from './rule-reads.ts';
import { bringsOnlyMountPoints, isRearranged, isTextOnly } from './text-nearby.ts';
import { TextRegion } from './text-region.ts';
import { Turns } from './turns.ts';
import { WordChoice } from './word-choice.ts';

/**
 * Looks through the page once and knows from then on where everything stands that rules ask for:
 * what a rule costs depends on what it finds, and what a change costs on what it brings.
 */
export class IndexLookout implements Lookout {
  readonly #root: Element;
  readonly #runs: readonly RuleRun[];
  readonly #index: PageIndex;
  readonly #plans: RulePlans;
  readonly #turns: Turns;
  /** Rules that any change may concern. */
  readonly #restless = new Set<RuleRun>();
  /** Rules that it may concern how elements stand. */
  readonly #arranged: RuleRun[] = [];
  readonly #readers: Readers;
  readonly #holders = new Holders();
  /** Whoever reads words knows that they cannot be looked for. */
  #haveReadersHeard = false;

  constructor(root: Element, runs: readonly RuleRun[]) {
    this.#root = root;
    this.#runs = runs;
    this.#turns = new Turns(runs);
    this.#index = new PageIndex(root);
    const texts = new TextRegion(runs.some(readsTexts) ? [root] : []);
    this.#plans = new RulePlans(root, this.#index, new WordChoice(texts.text));
    this.#readers = new Readers(runs, (run) => this.#plans.isToldByKey(run));
    for (const run of runs) this.#register(run);
    this.#index.scanPage(this.#list);
    this.#index.words.read(texts, this.#list);
    this.#markOutside();
    this.#checkWords();
  }

  next(index: number): number {
    const last = this.#runs[index];
    if (last && this.#staysRestless(last)) this.#restless.add(last);
    return this.#turns.next(index);
  }

  isAsked(): boolean {
    return this.#turns.isAsked();
  }

  ask(run: RuleRun): void {
    this.#turns.ask(run.index);
  }

  find(run: RuleRun): Found {
    const found = this.#follow(run);
    this.#holders.hold(run, found.elements);
    return found;
  }

  note(changes: readonly Change[], writer: RuleRun | null): void {
    for (const change of changes) {
      for (const run of this.#restless) this.ask(run);
      for (const run of this.#holders.ofPage()) this.ask(run);
      if (change.kind === 'attribute') this.#noteAttribute(change, writer);
      else this.#noteNodes(change);
    }
  }

  #register(run: RuleRun): void {
    const { scope, mustLook } = this.#plans.register(run);
    if (scope === 'anything') this.#restless.add(run);
    if (scope === 'arrangement') this.#arranged.push(run);
    if (mustLook) this.ask(run);
  }

  /** While the page is read for the first time: whoever asks for what is there must look. */
  readonly #list = (bucket: Bucket, element: Element): void => {
    if (bucket.elements.length === 0) this.#askFor(bucket);
    bucket.add(element);
  };

  /** True when any change may make something else of what came of a rule's turn. */
  #staysRestless(run: RuleRun): boolean {
    return run.hasTooMany || run.error !== null || (this.#plans.of(run)?.isUncertain ?? false);
  }

  #follow(run: RuleRun): Found {
    const plan = this.#plans.of(run);
    if (plan?.readsWords) this.#readUnread();
    const isListed = plan && !plan.isUnlisted && !plan.isUncertain;
    if (!isListed || (plan.readsWords && this.#index.words.isUnreadable)) {
      return findFirst(run.rule.selectors, this.#root);
    }
    const elements = plan.find(this.#root);
    return elements.length > 0 ? { elements, alternative: 1 } : NOTHING;
  }

  #noteAttribute(change: AttributeChange, writer: RuleRun | null): void {
    const { element } = change;
    if (isFence(change)) this.#lookBehind(element);
    this.#index.inspectChange(change, this.#hit);
    for (const run of this.#readers.concernedBy(change)) this.ask(run);
    for (const run of this.#holders.of(element, writer)) this.ask(run);
  }

  /** Nobody was told of what happened inside of an element while a component had it. */
  #lookBehind(element: Element): void {
    this.#turns.askAll();
    this.#inspect(element);
    this.#index.words.readAround(element, this.#hit);
    this.#checkWords();
  }

  #noteNodes(change: ChildrenChange | TextChange): void {
    const parent = change.kind === 'text' ? change.node.parentNode : change.parent;
    if (!parent || !this.#root.contains(parent)) return;
    if (change.kind === 'children') this.#noteAdded(change);
    for (const run of this.#holders.around(parent, this.#root)) this.ask(run);
    const isOfText = isTextOnly(change);
    if (!isOfText) {
      if (bringsOnlyMountPoints(change)) return;
      this.#askInsideOf(parent);
    }
    if (change.kind === 'text' || isOfText) this.#index.words.readLater(parent, this.#hit);
    else this.#index.words.readNear(change, this.#hit);
    this.#checkWords();
    for (const run of this.#readers.concernedByText(change, parent)) this.ask(run);
  }

  #readUnread(): void {
    this.#index.words.readUnread(this.#hit);
    this.#checkWords();
  }

  #noteAdded(change: ChildrenChange): void {
    const { parent, added } = change;
    if (isRearranged(change)) for (const run of this.#arranged) this.ask(run);
    for (const run of this.#holders.beside(parent)) this.ask(run);
    for (const node of added) {
      if (node.nodeType !== 1 || isMountPoint(node) || !this.#root.contains(node)) continue;
      this.#inspect(node as Element);
    }
  }

  /** There may be other elements than before, inside of this one and of those around it. */
  #askInsideOf(parent: Node): void {
    for (let outer = parent as Element | null; outer; outer = outer.parentElement) {
      for (const { around } of this.#index.nameBuckets(outer)) this.#askEach(around);
      if (outer === this.#root) return;
    }
  }

  readonly #hit = (bucket: Bucket, element: Element): void => {
    bucket.addLate(element);
    this.#askFor(bucket);
  };

  #markOutside(): void {
    for (const { around } of this.#index.markOutside()) this.#askEach(around);
  }

  #askFor({ runs, around }: Bucket): void {
    this.#askEach(runs);
    this.#askEach(around);
  }

  #inspect(element: Element): void {
    this.#index.inspect(element, this.#hit);
  }

  /** Once words cannot be looked for, whoever reads any must look for himself. */
  #checkWords(): void {
    if (this.#haveReadersHeard || !this.#index.words.isUnreadable) return;
    this.#haveReadersHeard = true;
    for (const run of this.#runs) {
      if (!this.#plans.readsWords(run)) continue;
      this.#restless.add(run);
      this.ask(run);
    }
  }

  #askEach(indexes: readonly number[]): void {
    for (const index of indexes) this.#turns.ask(index);
  }
}
