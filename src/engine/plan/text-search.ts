import type { AttributeChange } from '../change.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import { marksOf, type RuleReads } from './rule-reads.ts';
import { TextList } from './text-list.ts';

/** Finds elements by what they read: those that fit one CSS selector are read for all rules at once. */
export class TextSearch {
  readonly #root: Element;
  /** By CSS selector. */
  readonly #lists = new Map<string, TextList>();

  constructor(root: Element) {
    this.#root = root;
  }

  /** The page reads otherwise now, or holds other elements. */
  forget(): void {
    this.#lists.clear();
  }

  /** Other elements may fit a selector that asks for what has changed. */
  noteAttribute(change: AttributeChange): void {
    if (this.#lists.size === 0) return;
    const marks = marksOf(change);
    for (const css of this.#lists.keys()) {
      const asked = css.toLowerCase();
      if (marks.some((mark) => asked.includes(mark))) this.#lists.delete(css);
    }
  }

  /** What a rule finds by the texts that it reads, in document order; null when they do not tell. */
  find({ scope, css, filter }: RuleReads): Element[] | null {
    if (!filter || scope === 'anything') return null;
    const candidates = this.#listOf(css).mayRead(filter.texts);
    return candidates && candidates.filter((one) => filter.fits(one) && this.#isThere(one));
  }

  #isThere(element: Element): boolean {
    return this.#root.contains(element) && !isDrawnByComponent(element);
  }

  #listOf(css: string): TextList {
    let list = this.#lists.get(css);
    if (!list) {
      list = new TextList(this.#root.querySelectorAll(css));
      this.#lists.set(css, list);
    }
    return list;
  }
}
