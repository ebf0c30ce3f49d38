import type { Change } from '../change.ts';
import { findFirst, type Found } from '../find-elements.ts';
import type { RuleRun } from '../rule-run.ts';
import { Concern } from './concern.ts';
import type { Lookout } from './lookout.ts';

/** Queries the page rule by rule: the fastest way for few rules. */
export class ScanLookout implements Lookout {
  readonly #root: Element;
  readonly #runs: readonly RuleRun[];
  #concerns: Concern[] = [];
  /** How many changes were known when a rule last began to look; -1 when it never did. */
  readonly #seen: number[];

  constructor(root: Element, runs: readonly RuleRun[]) {
    this.#root = root;
    this.#runs = runs;
    this.#seen = runs.map(() => -1);
  }

  next(index: number): number {
    for (let next = index + 1; next < this.#runs.length; next += 1) {
      const run = this.#runs[next] as RuleRun;
      if (!run.isDue || run.isStopped || !this.#mustLook(run)) continue;
      this.#seen[next] = this.#concerns.length;
      return next;
    }
    return -1;
  }

  ask({ index }: RuleRun): void {
    this.#seen[index] = -1;
  }

  find({ rule }: RuleRun): Found {
    return findFirst(rule.selectors, this.#root);
  }

  note(changes: readonly Change[], writer: RuleRun | null): void {
    for (const change of changes) this.#concerns.push(new Concern(change, writer));
  }

  #mustLook(run: RuleRun): boolean {
    const seen = this.#seen[run.index] as number;
    if (seen < 0) return true;
    const concerns = this.#concerns;
    for (let known = seen; known < concerns.length; known += 1) {
      if (concerns[known]?.touches(run)) return true;
    }
    this.#seen[run.index] = concerns.length;
    return false;
  }
}
