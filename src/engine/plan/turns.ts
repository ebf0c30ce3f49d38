import type { RuleRun } from '../rule-run.ts';

/** Which rules must look: each of them when its turn comes. */
export class Turns {
  readonly #runs: readonly RuleRun[];
  /** 1 for the rules that must look. */
  readonly #asked: Uint8Array;

  constructor(runs: readonly RuleRun[]) {
    this.#runs = runs;
    this.#asked = new Uint8Array(runs.length);
  }

  /** See `Lookout`. */
  next(index: number): number {
    for (let next = this.#asked.indexOf(1, index + 1); next !== -1;) {
      const run = this.#runs[next] as RuleRun;
      if (run.isDue && !run.isStopped) {
        this.#asked[next] = 0;
        return next;
      }
      next = this.#asked.indexOf(1, next + 1);
    }
    return -1;
  }

  ask(index: number): void {
    this.#asked[index] = 1;
  }

  askAll(): void {
    this.#asked.fill(1);
  }
}
