import type { AttributeChange } from '../change.ts';
import type { RuleRun } from '../rule-run.ts';
import { marksOf } from './rule-reads.ts';

/** Which rules ask for a class, an id or an attribute, anywhere in their selectors. */
export class Readers {
  readonly #runs: readonly RuleRun[];
  readonly #isToldByIndex: (run: RuleRun, mark: string) => boolean;
  readonly #byMark = new Map<string, readonly RuleRun[]>();
  #all: string | null = null;

  /** @param isToldByIndex true when a rule asks for something nowhere but in its key */
  constructor(runs: readonly RuleRun[], isToldByIndex: (run: RuleRun, mark: string) => boolean) {
    this.#runs = runs;
    this.#isToldByIndex = isToldByIndex;
  }

  /** The rules whose selectors may now decide otherwise about the element or what is inside of it. */
  concernedBy(change: AttributeChange): readonly RuleRun[] {
    return marksOf(change).flatMap((mark) =>
      this.#readersOf(mark).filter(
        ({ reads }) => reads.scope !== 'element' || change.element.matches(reads.css),
      ),
    );
  }

  #readersOf(mark: string): readonly RuleRun[] {
    let readers = this.#byMark.get(mark);
    if (!readers) {
      this.#all ??= this.#runs.map(({ reads }) => reads.loweredCss).join('\n');
      const reads = (run: RuleRun): boolean =>
        run.reads.loweredCss.includes(mark) && !this.#isToldByIndex(run, mark);
      readers = this.#all.includes(mark) ? this.#runs.filter(reads) : [];
      this.#byMark.set(mark, readers);
    }
    return readers;
  }
}
