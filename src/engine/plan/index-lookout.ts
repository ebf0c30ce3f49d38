import type { AttributeChange, Change, ChildrenChange, TextChange } from '../change.ts';
import { findFirst, NOTHING, type Found } from '../find-elements.ts';
import { isMountPoint } from '../mount-points.ts';
import type { RuleRun } from '../rule-run.ts';
import type { Bucket } from './bucket.ts';
import { Holders } from './holders.ts';
import type { Lookout } from './lookout.ts';
import { PageIndex } from './page-index.ts';
import { Readers } from './readers.ts';
import { RulePlan } from './rule-plan.ts';
import { isFence } from './rule-reads.ts';
import { nodesNear } from './text-nearby.ts';
import { TextRegion } from './text-region.ts';
import { WordChoice } from './word-choice.ts';

/**
 * Looks through the page once and knows from then on where everything stands that rules ask for:
 * what a rule costs depends on what it finds, and what a change costs on what it brings.
 */
export class IndexLookout implements Lookout {
  readonly #root: Element;
  readonly #runs: readonly RuleRun[];
  readonly #index: PageIndex;
  readonly #plans: readonly (RulePlan | null)[];
  /** 1 for the rules that must look. */
  readonly #marks: Uint8Array;
  /** Rules that any change may concern. */
  readonly #restless = new Set<RuleRun>();
  /** Rules that depend on the texts of the elements that fit some CSS. */
  readonly #textReaders = new Map<string, RuleRun[]>();
  readonly #readers: Readers;
  readonly #holders = new Holders();
  #isUnreadable = false;

  constructor(root: Element, runs: readonly RuleRun[]) {
    this.#root = root;
    this.#runs = runs;
    this.#index = new PageIndex(root);
    const texts = new TextRegion(runs.some(readsTexts) ? [...root.childNodes] : []);
    const choice = new WordChoice(texts.text);
    this.#plans = runs.map((run) => RulePlan.make(run, this.#index, choice));
    this.#index.read(texts);
    this.#marks = new Uint8Array(runs.length);
    this.#readers = new Readers(
      runs,
      ({ index }, mark) => this.#plans[index]?.asksOnlyByKey(mark) ?? false,
    );
    for (const run of runs) this.#begin(run);
    this.#checkTexts();
  }

  next(index: number): number {
    const last = this.#runs[index];
    if (last && (last.hasTooMany || this.#plans[index]?.isUncertain)) this.#restless.add(last);
    for (let next = this.#marks.indexOf(1, index + 1); next !== -1;) {
      const run = this.#runs[next] as RuleRun;
      if (run.isDue && !run.isStopped) {
        this.#marks[next] = 0;
        return next;
      }
      next = this.#marks.indexOf(1, next + 1);
    }
    return -1;
  }

  ask(run: RuleRun): void {
    this.#marks[run.index] = 1;
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

  #begin(run: RuleRun): void {
    const plan = this.#plans[run.index];
    const { scope, readsText, css } = run.reads;
    if (!plan || scope === 'anything' || plan.isUncertain) this.#restless.add(run);
    if (!plan || plan.isUnlisted || plan.isUncertain || !plan.isHopeless) this.ask(run);
    if (!readsText || css === '') return;
    const others = this.#textReaders.get(css);
    if (others) others.push(run);
    else this.#textReaders.set(css, [run]);
  }

  #follow(run: RuleRun): Found {
    const plan = this.#plans[run.index];
    const isListed = plan && !plan.isUnlisted && !plan.isUncertain;
    if (!isListed || (plan.readsWords && this.#isUnreadable)) {
      return findFirst(run.rule.selectors, this.#root);
    }
    const elements = plan.find(this.#root);
    return elements.length > 0 ? { elements, alternative: 1 } : NOTHING;
  }

  #noteAttribute(change: AttributeChange, writer: RuleRun | null): void {
    const { element, name } = change;
    if (isFence(change) || element === this.#root) this.#askAll();
    if (element === this.#root) this.#index.markOutside();
    if (name === 'class' || name === 'id') {
      for (const bucket of this.#index.nameBuckets(element)) this.#hit(bucket, element);
    }
    this.#index.inspectAttribute(element, name, (bucket) => this.#hit(bucket, element));
    for (const run of this.#readers.concernedBy(change)) this.ask(run);
    for (const run of this.#holders.of(element)) {
      if (run !== writer || run.action?.looksAt !== 'attributes') this.ask(run);
    }
  }

  #noteNodes(change: ChildrenChange | TextChange): void {
    const parent = change.kind === 'text' ? change.node.parentNode : change.parent;
    if (!parent || !this.#root.contains(parent)) return;
    if (change.kind === 'children') this.#noteAdded(change);
    this.#noteAround(parent);
    if (isWordless(change)) return;
    if (this.#index.readsWords) this.#noteTexts(new TextRegion(nodesNear(change, this.#root)));
    for (const [css, runs] of this.#textReaders) {
      if ((parent as Element).closest(css)) for (const run of runs) this.ask(run);
    }
  }

  #noteTexts(texts: TextRegion): void {
    this.#index.scanTexts(texts, (bucket, element) => this.#hit(bucket, element));
    this.#checkTexts();
  }

  #noteAdded({ parent, added }: ChildrenChange): void {
    for (const run of this.#holders.beside(parent)) this.ask(run);
    for (const node of added) {
      if (node.nodeType !== 1 || isMountPoint(node) || !this.#root.contains(node)) continue;
      this.#inspect(node as Element);
      for (const inner of (node as Element).querySelectorAll('*')) this.#inspect(inner);
    }
  }

  #inspect(element: Element): void {
    this.#index.inspect(element, (bucket) => this.#hit(bucket, element));
  }

  /** Tells the rules that look inside of what stands around a place. */
  #noteAround(parent: Node): void {
    for (let outer = parent as Element | null; outer; outer = outer.parentElement) {
      for (const { around } of this.#index.nameBuckets(outer)) this.#askEach(around);
      for (const run of this.#holders.of(outer)) {
        if (run.action?.looksAt !== 'attributes') this.ask(run);
      }
      if (outer === this.#root) return;
    }
  }

  #hit(bucket: Bucket, element: Element): void {
    bucket.addLate(element);
    this.#askEach(bucket.runs);
    this.#askEach(bucket.around);
  }

  /** Once words cannot be looked for, whoever reads any must look for himself. */
  #checkTexts(): void {
    if (this.#isUnreadable || !this.#index.isUnreadable) return;
    this.#isUnreadable = true;
    for (const run of this.#runs) {
      if (!this.#plans[run.index]?.readsWords) continue;
      this.#restless.add(run);
      this.ask(run);
    }
  }

  #askEach(indexes: readonly number[]): void {
    for (const index of indexes) this.#marks[index] = 1;
  }

  #askAll(): void {
    this.#marks.fill(1);
  }
}

function readsTexts({ rule }: RuleRun): boolean {
  return rule.selectors.some((selector) => typeof selector === 'object');
}

/** True when what was added has no text, so that all texts are what they were. */
function isWordless(change: ChildrenChange | TextChange): boolean {
  if (change.kind === 'text' || change.added.length === 0) return false;
  return change.added.every((node) => isMountPoint(node) && node.firstChild === null);
}
