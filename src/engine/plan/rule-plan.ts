import type { Filter } from '../define-finder.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import type { RuleRun } from '../rule-run.ts';
import { byOrder, type Bucket } from './bucket.ts';
import type { PageIndex } from './page-index.ts';
import { keysOf, type RuleKey } from './rule-key.ts';
import type { WordChoice } from './word-choice.ts';

interface Way {
  readonly key: RuleKey;
  readonly bucket: Bucket;
}

/** How one rule is found by an index. */
export class RulePlan {
  readonly #css: string;
  readonly #ways: readonly Way[];
  readonly #filter: Filter | null;
  readonly readsWords: boolean;
  /** The index does not list what the rule looks for. */
  readonly isUnlisted: boolean;

  private constructor(css: string, ways: readonly Way[], filter: Filter | null) {
    this.#css = css;
    this.#ways = ways;
    this.#filter = filter;
    this.readsWords = ways.some(({ key }) => key.kind === 'text');
    this.isUnlisted = ways.some(({ key }) => key.kind === 'tag');
  }

  /** Null when the rule has no keys. */
  static make(run: RuleRun, index: PageIndex, choice: WordChoice): RulePlan | null {
    const keys = keysOf(run, choice);
    if (!keys) return null;
    const ways = keys.map((key) => ({ key, bucket: index.bucketOf(key) }));
    for (const { key, bucket } of ways) {
      const isAround = 'around' in key && key.around;
      (isAround ? bucket.around : bucket.runs).push(run.index);
    }
    return new RulePlan(run.reads.css, ways, run.reads.filter);
  }

  /** True when the rule asks for an attribute (`[name`) nowhere but in its key. */
  asksOnlyByKey(mark: string): boolean {
    const [way, ...others] = this.#ways;
    if (others.length > 0 || way?.key.kind !== 'attribute' || `[${way.key.name}` !== mark)
      return false;
    return this.#css.indexOf('[') === this.#css.lastIndexOf('[') && !this.#css.includes(' ');
  }

  /** True when it cannot be told from the index what a change does. */
  get isUncertain(): boolean {
    return this.#ways.some(
      ({ key, bucket }) => bucket.isCommon || ('around' in key && key.around && bucket.isOutside),
    );
  }

  /** True when nothing on the page has what the rule asks for. */
  get isHopeless(): boolean {
    return this.#ways.every(({ bucket }) => bucket.elements.length === 0);
  }

  /** What the rule finds, in document order. */
  find(root: Element): Element[] {
    const [way, ...others] = this.#ways as [Way, ...Way[]];
    const first = this.#follow(way, root);
    if (others.length === 0) return first;
    const all = others.map((other) => this.#follow(other, root));
    return [...new Set([...first, ...all.flat()])].toSorted(byOrder);
  }

  #follow({ key, bucket }: Way, root: Element): Element[] {
    const listed = bucket.list(root);
    if (listed.length === 0) return [];
    const elements = this.#expand(key, listed, root);
    return elements.filter((element) => this.#fits(element, root));
  }

  /** The elements that a key leads to. */
  #expand(key: RuleKey, listed: readonly Element[], root: Element): readonly Element[] {
    const css = this.#css;
    if (key.kind === 'text') return inOrder(listed.flatMap((one) => fittingAround(one, css, root)));
    if (!('around' in key) || !key.around) return listed;
    const inside = listed.flatMap((one) =>
      root.contains(one) ? [...one.querySelectorAll(css)] : [],
    );
    return listed.length === 1 ? inside : [...new Set(inside)];
  }

  #fits(element: Element, root: Element): boolean {
    return (
      element !== root &&
      root.contains(element) &&
      element.matches(this.#css) &&
      !isDrawnByComponent(element) &&
      (this.#filter?.fits(element) ?? true)
    );
  }
}

/** The element and those around it that fit the CSS, within the root. */
function fittingAround(element: Element, css: string, root: Element): Element[] {
  const fitting: Element[] = [];
  let next = element.closest(css);
  while (next && next !== root && root.contains(next)) {
    fitting.push(next);
    next = next.parentElement?.closest(css) ?? null;
  }
  return fitting;
}

function inOrder(elements: readonly Element[]): readonly Element[] {
  return elements.length < 2 ? elements : [...new Set(elements)].toSorted(byOrder);
}
