import type { AttributeChange } from '../change.ts';
import type { RuleRun } from '../rule-run.ts';
import { marksOf } from './rule-reads.ts';

/** Which rules ask for a class, an id, an attribute or a text, anywhere in their selectors. */
export class Readers {
  readonly #runs: readonly RuleRun[];
  readonly #isToldOtherwise: (run: RuleRun, mark: string) => boolean;
  readonly #byMark = new Map<string, readonly RuleRun[]>();
  /** The selectors of all rules, in small letters, a line each; and where the lines begin. */
  #all: string | null = null;
  readonly #beginnings: number[] = [];
  /** The rules that read the texts of the elements that fit some CSS. */
  #ofTexts: ReadonlyMap<string, readonly RuleRun[]> | null = null;

  /** @param isToldOtherwise true when a rule that asks for something need not be told from here */
  constructor(
    runs: readonly RuleRun[],
    isToldOtherwise: (run: RuleRun, mark: string) => boolean = () => false,
  ) {
    this.#runs = runs;
    this.#isToldOtherwise = isToldOtherwise;
  }

  /** The rules whose selectors may now decide otherwise about the element or what is inside of it. */
  concernedBy(change: AttributeChange): readonly RuleRun[] {
    const concerned: RuleRun[] = [];
    for (const mark of marksOf(change)) {
      for (const run of this.#readersOf(mark)) {
        const { scope, css } = run.reads;
        if (scope !== 'element' || change.element.matches(css)) concerned.push(run);
      }
    }
    return concerned;
  }

  /** The rules that read the text of an element that is or holds a node whose text has changed. */
  concernedByTextIn(parent: Node): readonly RuleRun[] {
    const concerned: RuleRun[] = [];
    this.#ofTexts ??= groupByCss(this.#runs);
    for (const [css, runs] of this.#ofTexts) {
      if ((parent as Element).closest?.(css)) concerned.push(...runs);
    }
    return concerned;
  }

  #readersOf(mark: string): readonly RuleRun[] {
    let readers = this.#byMark.get(mark);
    if (!readers) {
      readers = this.#linesWith(mark)
        .map((line) => this.#runs[line] as RuleRun)
        .filter((run) => !this.#isToldOtherwise(run, mark));
      this.#byMark.set(mark, readers);
    }
    return readers;
  }

  #linesWith(mark: string): number[] {
    const all = (this.#all ??= this.#joinAll());
    const lines: number[] = [];
    let line = 0;
    for (let at = all.indexOf(mark); at !== -1; at = all.indexOf(mark, this.#beginnings[line])) {
      while (at >= (this.#beginnings[line] ?? Infinity)) line += 1;
      lines.push(line - 1);
      if (line === this.#beginnings.length) break;
    }
    return lines;
  }

  #joinAll(): string {
    let all = '';
    for (const { reads } of this.#runs) {
      this.#beginnings.push(all.length);
      all += `${reads.css.toLowerCase()}\n`;
    }
    return all;
  }
}

/** The rules that read texts, by the CSS of the elements that they read. */
function groupByCss(runs: readonly RuleRun[]): ReadonlyMap<string, readonly RuleRun[]> {
  const groups = new Map<string, RuleRun[]>();
  for (const run of runs) {
    const { readsText, css } = run.reads;
    if (!readsText || css === '') continue;
    const group = groups.get(css);
    if (group) group.push(run);
    else groups.set(css, [run]);
  }
  return groups;
}
