import type { Filter } from '../define-finder.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import type { RuleRun } from '../rule-run.ts';
import { byOrder, type Bucket } from './bucket.ts';
import { fittingAround } from './fitting-around.ts';
import type { PageIndex } from './page-index.ts';
import type { RuleKey } from './rule-key.ts';

/** How one rule is found by an index. */
export class RulePlan {
  readonly #css: string;
  /** The class that it asks for, if for nothing else. */
  readonly #className: string | null;
  readonly #filter: Filter | null;
  readonly #keys: readonly RuleKey[];
  /** What the index lists for each key. */
  readonly #buckets: readonly Bucket[];
  /** The index does not list what the rule looks for. */
  readonly isUnlisted: boolean;

  /** Keys are known to the index by now. */
  constructor(run: RuleRun, keys: readonly RuleKey[], index: PageIndex) {
    this.#css = run.css;
    this.#className = CLASS_ALONE.test(this.#css) ? this.#css.slice(1) : null;
    this.#filter = run.alone === null ? run.reads.filter : null;
    this.#keys = keys;
    this.#buckets = keys.map((key) => index.bucketOf(key));
    this.isUnlisted = keys.some(({ kind }) => kind === 'tag');
  }

  get readsWords(): boolean {
    return this.#keys[0]?.kind === 'text';
  }

  /** True when it cannot be told from the index what a change does. */
  get isUncertain(): boolean {
    for (let at = 0; at < this.#buckets.length; at += 1) {
      const { isCommon, isOutside } = this.#buckets[at] as Bucket;
      if (isCommon || (isOutside && this.#keys[at]?.around)) return true;
    }
    return false;
  }

  /** What the rule finds, in document order. */
  find(root: Element): Element[] {
    if (this.#keys.length === 1) return this.#follow(0, root);
    return [...new Set(this.#keys.flatMap((_, at) => this.#follow(at, root)))].toSorted(byOrder);
  }

  #follow(at: number, root: Element): Element[] {
    const listed = (this.#buckets[at] as Bucket).list(root);
    if (listed.length === 0) return [];
    const elements = this.#expand(this.#keys[at] as RuleKey, listed, root);
    return elements.filter((element) => this.#fits(element, root));
  }

  /** The elements that a key leads to. */
  #expand(key: RuleKey, listed: readonly Element[], root: Element): readonly Element[] {
    const css = this.#css;
    if (key.kind === 'text') return fittingAround(listed, css, root);
    if (!key.around) return listed;
    const inside = listed.flatMap((one) =>
      root.contains(one) ? [...one.querySelectorAll(css)] : [],
    );
    return listed.length === 1 ? inside : [...new Set(inside)];
  }

  #fits(element: Element, root: Element): boolean {
    return (
      element !== root &&
      root.contains(element) &&
      this.#matches(element) &&
      !isDrawnByComponent(element) &&
      (this.#filter?.fits(element) ?? true)
    );
  }

  /** A browser reads each selector for the first time when it is asked for a match: a class it knows sooner. */
  #matches(element: Element): boolean {
    const name = this.#className;
    return (name !== null && element.classList.contains(name)) || element.matches(this.#css);
  }
}

const CLASS_ALONE = /^\.-?[a-z_][\w-]*$/i;
