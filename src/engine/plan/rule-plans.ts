import type { RuleRun } from '../rule-run.ts';
import type { PageIndex } from './page-index.ts';
import { asksOnlyByKey, keysOf, type RuleKey } from './rule-key.ts';
import { RulePlan } from './rule-plan.ts';
import { scopeOf } from './selector-shape.ts';
import type { WordChoice } from './word-choice.ts';

/** What an index has to do with a rule. */
interface Registered {
  /** Any change in the page may concern it. */
  readonly isRestless: boolean;
  /** The index cannot tell whether it finds anything. */
  readonly mustLook: boolean;
}

/** How the rules of a page are found by an index: most never look, so that their keys are enough. */
export class RulePlans {
  readonly #index: PageIndex;
  readonly #choice: WordChoice;
  /** By rule index; null: the rule must look for itself. */
  readonly #keys: (readonly RuleKey[] | null)[] = [];
  /** Of the rules that have looked, by rule index. */
  readonly #made: RulePlan[] = [];

  constructor(index: PageIndex, choice: WordChoice) {
    this.#index = index;
    this.#choice = choice;
  }

  /** Tells the index what a rule asks for. To be called for one rule after the other. */
  register(run: RuleRun): Registered {
    const { alone } = run;
    const keys = keysOf(run, this.#choice);
    this.#keys.push(keys);
    const scope = alone === null ? run.reads.scope : scopeOf(alone);
    if (!keys) return { isRestless: true, mustLook: true };
    for (const key of keys) this.#index.bucketOf(key).askedBy(run.index, key.around);
    return { isRestless: scope === 'anything', mustLook: keys.some(({ kind }) => kind === 'tag') };
  }

  /** Null when a rule must look for itself. */
  of(run: RuleRun): RulePlan | null {
    const keys = this.#keys[run.index];
    if (!keys) return null;
    return (this.#made[run.index] ??= new RulePlan(run, keys, this.#index));
  }

  /** True when a rule is found by a word that it reads. */
  readsWords({ index }: RuleRun): boolean {
    return this.#keys[index]?.[0]?.kind === 'text';
  }

  /** True when a rule asks for nothing but one attribute: the index tells it. */
  isToldByKey({ index, alone }: RuleRun): boolean {
    const keys = this.#keys[index];
    return keys != null && alone !== null && asksOnlyByKey(alone, keys);
  }
}
