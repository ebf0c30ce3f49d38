import type { RuleRun } from '../rule-run.ts';
import type { PageIndex } from './page-index.ts';
import { knowsCss } from './knows-css.ts';
import { keyOfPlain, keysOf, type PlainKey, type RuleKey } from './rule-key.ts';
import { RulePlan } from './rule-plan.ts';
import type { Scope } from './selector-shape.ts';
import type { WordChoice } from './word-choice.ts';

/** What an index has to do with a rule. */
interface Registered {
  /** What its choice depends on. */
  readonly scope: Scope;
  /** The index cannot tell whether it finds anything. */
  readonly mustLook: boolean;
}

/** How the rules of a page are found by an index: most never look, so that their keys are enough. */
export class RulePlans {
  readonly #root: Element;
  readonly #index: PageIndex;
  readonly #choice: WordChoice;
  /** By rule index: of those that ask for something plain. */
  readonly #plain: (PlainKey | null)[] = [];
  /** By rule index: of the others; null: the rule must look for itself. */
  readonly #keys: (readonly RuleKey[] | null)[] = [];
  /** Of the rules that have looked, by rule index. */
  readonly #made: (RulePlan | null)[] = [];

  constructor(root: Element, index: PageIndex, choice: WordChoice) {
    this.#root = root;
    this.#index = index;
    this.#choice = choice;
  }

  /** Tells the index what a rule asks for. To be called for one rule after the other. */
  register(run: RuleRun): Registered {
    const { alone, index } = run;
    const plain = alone === null ? null : keyOfPlain(alone);
    this.#plain[index] = plain;
    if (plain) {
      const { key } = plain;
      this.#index.bucketOf(key).askedBy(index, key.around);
      return key.kind === 'tag' ? UNLISTED : LISTED;
    }
    const keys = knowsCss(this.#root, run.reads.css) ? keysOf(run, this.#choice) : null;
    this.#keys[index] = keys;
    const { scope } = run.reads;
    if (!keys) return { scope: scope === 'anything' ? scope : 'arrangement', mustLook: true };
    for (const key of keys) this.#index.bucketOf(key).askedBy(index, key.around);
    const hasConditions = run.rule.when.length > 0;
    return { scope, mustLook: hasConditions || keys.some(({ kind }) => kind === 'tag') };
  }

  /** Null when a rule must look for itself. */
  of(run: RuleRun): RulePlan | null {
    return (this.#made[run.index] ??= this.#make(run));
  }

  /** True when a rule is found by a word that it reads. */
  readsWords({ index }: RuleRun): boolean {
    return this.#keys[index]?.[0]?.kind === 'text';
  }

  /** True when a rule asks for nothing but one thing: the index tells it. */
  isToldByKey({ index }: RuleRun): boolean {
    return this.#plain[index]?.isAll ?? false;
  }

  #make(run: RuleRun): RulePlan | null {
    const plain = this.#plain[run.index];
    const keys = plain ? [plain.key] : this.#keys[run.index];
    return keys ? new RulePlan(run, keys, this.#index) : null;
  }
}

const LISTED: Registered = { scope: 'ancestors', mustLook: false };
const UNLISTED: Registered = { scope: 'ancestors', mustLook: true };
