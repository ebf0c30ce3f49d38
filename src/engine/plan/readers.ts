import type { AttributeChange, ChildrenChange, TextChange } from '../change.ts';
import type { RuleRun } from '../rule-run.ts';
import { mayBeInside, mayFit } from './knows-css.ts';
import { remember } from './remember.ts';
import { marksOf, type RuleReads } from './rule-reads.ts';
import { isRearranged } from './text-nearby.ts';

/** Stands in no selector. */
const BETWEEN = '\0';
const NOBODY: readonly RuleRun[] = [];

/** What all rules ask for, read when something has changed for the first time. */
interface Reading {
  /** The rules that must be told. */
  readonly runs: readonly RuleRun[];
  /** Their selectors, in small letters. */
  readonly all: string;
  /** The rules that read the texts of the elements that fit some CSS. */
  readonly ofTexts: ReadonlyMap<string, readonly RuleRun[]>;
  /** The CSS of all of these in one: most texts stand in none of them. */
  readonly cssOfTexts: string;
}

/** Which rules ask for a class, an id, an attribute or a text, anywhere in their selectors. */
export class Readers {
  readonly #runs: readonly RuleRun[];
  readonly #isToldOtherwise: (run: RuleRun) => boolean;
  readonly #byMark = new Map<string, readonly RuleRun[]>();
  #reading: Reading | null = null;
  /** What held texts that nobody reads when they changed: a clock changes its own again and again. */
  #unread = new WeakSet<Node>();

  /** @param isToldOtherwise true for rules that need not be told from here */
  constructor(runs: readonly RuleRun[], isToldOtherwise: (run: RuleRun) => boolean = () => false) {
    this.#runs = runs;
    this.#isToldOtherwise = isToldOtherwise;
  }

  /** The rules whose selectors may now decide otherwise about the element or what is inside of it. */
  concernedBy(change: AttributeChange): readonly RuleRun[] {
    const concerned: RuleRun[] = [];
    for (const mark of marksOf(change)) {
      const readers = this.#readersOf(mark);
      if (readers.length > 0) this.#unread = new WeakSet();
      for (const run of readers) {
        if (mayDecide(change.element, run.reads)) concerned.push(run);
      }
    }
    return concerned;
  }

  /**
   * The rules that read the text of an element that is or holds a node whose text has changed.
   * @param parent where the change was
   */
  concernedByText(change: ChildrenChange | TextChange, parent: Node): readonly RuleRun[] {
    if (change.kind === 'children' && isRearranged(change)) this.#unread = new WeakSet();
    if (this.#unread.has(parent)) return NOBODY;
    const { ofTexts, cssOfTexts } = this.#read();
    if (cssOfTexts === '' || !isElement(parent) || !mayBeInside(parent, cssOfTexts)) {
      this.#unread.add(parent);
      return NOBODY;
    }
    const concerned: RuleRun[] = [];
    for (const [css, runs] of ofTexts) {
      if (mayBeInside(parent, css)) concerned.push(...runs);
    }
    return concerned;
  }

  #readersOf(mark: string): readonly RuleRun[] {
    return remember(this.#byMark, mark, this.#lookFor);
  }

  readonly #lookFor = (mark: string): readonly RuleRun[] => {
    const { runs, all } = this.#read();
    if (!all.includes(mark)) return [];
    const selectors = all.split(BETWEEN);
    return runs.filter((_, index) => selectors[index]?.includes(mark));
  };

  #read(): Reading {
    return (this.#reading ??= readAll(this.#runs, this.#isToldOtherwise));
  }
}

/** Whether an attribute of this element may decide about any that a rule finds. */
function mayDecide(element: Element, { scope, css, filter }: RuleReads): boolean {
  if (scope !== 'element') return true;
  return filter?.inside === undefined ? mayFit(element, css) : mayBeInside(element, css);
}

function readAll(all: readonly RuleRun[], isToldOtherwise: (run: RuleRun) => boolean): Reading {
  const runs: RuleRun[] = [];
  const selectors: string[] = [];
  const ofTexts = new Map<string, RuleRun[]>();
  for (const run of all) {
    if (isToldOtherwise(run)) continue;
    runs.push(run);
    selectors.push(run.alone ?? run.reads.allCss);
    if (run.alone === null) addReader(run, ofTexts);
  }
  const cssOfTexts = [...ofTexts.keys()].join();
  return { runs, all: selectors.join(BETWEEN).toLowerCase(), ofTexts, cssOfTexts };
}

function addReader(run: RuleRun, ofTexts: Map<string, RuleRun[]>): void {
  const { textCss } = run.reads;
  if (textCss === '') return;
  const others = ofTexts.get(textCss);
  if (others) others.push(run);
  else ofTexts.set(textCss, [run]);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
