import type { RuleRun } from '../rule-run.ts';

/** Which rules must look: each of them when its turn comes. */
export class Turns {
  readonly #runs: readonly RuleRun[];
  /** 1 for the rules that must look. */
  readonly #asked: Uint8Array;
  /** Nobody was asked since all were looked through and none had to look: most changes ask nobody. */
  #isQuiet = false;

  constructor(runs: readonly RuleRun[]) {
    this.#runs = runs;
    this.#asked = new Uint8Array(runs.length);
  }

  /** See `Lookout`. */
  next(index: number): number {
    const next = this.#find(index);
    if (next !== -1) this.#asked[next] = 0;
    return next;
  }

  /** See `Lookout`. */
  isAsked(): boolean {
    this.#isQuiet ||= this.#find(-1) === -1;
    return !this.#isQuiet;
  }

  #find(index: number): number {
    let next = this.#asked.indexOf(1, index + 1);
    while (next !== -1 && !canLook(this.#runs[next] as RuleRun)) {
      next = this.#asked.indexOf(1, next + 1);
    }
    return next;
  }

  ask(index: number): void {
    this.#isQuiet = false;
    this.#asked[index] = 1;
  }

  askAll(): void {
    this.#isQuiet = false;
    this.#asked.fill(1);
  }
}

function canLook({ isDue, isStopped, isDone }: RuleRun): boolean {
  return isDue && !isStopped && !isDone;
}
