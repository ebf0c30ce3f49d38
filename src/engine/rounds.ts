import type { RuleRun } from './rule-run.ts';
import { RuleTurn } from './rule-turn.ts';
import type { Workplace } from './workplace.ts';

type Writers = ReadonlySet<RuleRun>;

const NOBODY: Writers = new Set();

/**
 * Rules at work, turn after turn: those that are due run in order, each seeing what the ones before
 * it did, again and again until nothing changes any more. It always ends: an element takes only so
 * many writes.
 */
export class Rounds {
  readonly #runs: readonly RuleRun[];
  readonly #workplace: Workplace;
  /** Whose turn was the last of this round; -1: nobody's. */
  #last = -1;
  /** Who wrote in this round, and who in the one before. */
  #writers = new Set<RuleRun>();
  #lastWriters: Writers = NOBODY;

  constructor(runs: readonly RuleRun[], workplace: Workplace) {
    this.#runs = runs;
    this.#workplace = workplace;
  }

  /** Gives the next rule that must have one its turn. Returns false when there is nothing left to do. */
  takeTurn(): boolean {
    this.#last = this.#workplace.lookout.next(this.#last);
    if (this.#last === -1) return this.#beginRound();
    const run = this.#runs[this.#last] as RuleRun;
    const hasWritten = new RuleTurn(run, this.#workplace, this.#lastWriters).take();
    if (hasWritten) this.#writers.add(run);
    return true;
  }

  /** After a round in which nobody wrote, there is none. */
  #beginRound(): boolean {
    if (this.#writers.size === 0) return false;
    this.#lastWriters = this.#writers;
    this.#writers = new Set();
    return true;
  }
}
