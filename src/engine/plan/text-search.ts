import type { ChildrenChange } from '../change.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import { fittingAround } from './fitting-around.ts';
import { knowsCss } from './knows-css.ts';
import { placesOfRarest } from './rarest-word.ts';
import type { RuleReads } from './rule-reads.ts';
import { TextRegion } from './text-region.ts';
import { mostPlaces } from './word-choice.ts';

/** Finds elements by what they read: a word of theirs is looked for in the text of the whole page. */
export class TextSearch {
  readonly #root: Element;
  /** Read when somebody looks for a text. */
  #page: TextRegion | null = null;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The page reads otherwise now. */
  forget(): void {
    this.#page = null;
  }

  /** The page reads as before, but there are other elements in it now. */
  takeIn(change: ChildrenChange): void {
    this.#page?.takeIn(change);
  }

  /** What a rule finds by the texts that it reads, in document order; null when they do not tell. */
  find({ scope, css, filter }: RuleReads): readonly Element[] | null {
    if (!filter?.texts.length || scope === 'anything' || !knowsCss(this.#root, css)) return null;
    const holders = this.#holdersOf(filter.texts);
    if (!holders) return null;
    const elements = fittingAround(holders, css, this.#root);
    return elements.filter((one) => filter.fits(one) && !isDrawnByComponent(one));
  }

  /** The innermost elements in which a word of each text begins; null when they are too many, or unknown. */
  #holdersOf(texts: readonly string[]): readonly Element[] | null {
    const page = (this.#page ??= new TextRegion([this.#root]));
    if (page.isDisguised) return null;
    let left = mostPlaces(page.text);
    const all: number[] = [];
    for (const text of texts) {
      const places = placesOfRarest(text, page.text, left);
      if (!places) return null;
      all.push(...places);
      left -= places.length;
    }
    return all.flatMap((place) => page.elementAt(place) ?? []);
  }
}
