import type { Filter } from '../define-finder.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import { spacedWords } from '../normalize-text.ts';
import { fittingAround } from './fitting-around.ts';
import { TextRegion } from './text-region.ts';

/** A word that stands in more places than this is no help. */
const MANY = 100;

/** Finds elements by what they read in the text of the whole page, in which most texts do not stand. */
export class TextSearch {
  readonly #root: Element;
  #page: TextRegion | null = null;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The page reads otherwise now. */
  forget(): void {
    this.#page = null;
  }

  /** What a filter chooses, in document order; null when the page's text does not tell. */
  find({ css, texts, fits }: Filter): Element[] | null {
    const page = (this.#page ??= new TextRegion([this.#root]));
    if (page.isDisguised) return null;
    const inner: Element[] = [];
    for (const text of texts) {
      const places = placesOf(text, page.text);
      if (!places) return null;
      for (const place of places) inner.push(page.elementAt(place) as Element);
    }
    const fitting = fittingAround(inner, css, this.#root);
    return fitting.filter((element) => fits(element) && !isDrawnByComponent(element));
  }
}

/** Where a word of a text stands that is rare on the page; null when all are common. */
function placesOf(text: string, page: string): readonly number[] | null {
  const words = spacedWords(text).toSorted((one, other) => other.length - one.length);
  for (const most of [1, MANY]) {
    for (const word of words) {
      const places = placesOfWord(word, page, most);
      if (places) return places;
    }
  }
  return null;
}

/** Null when there are more than so many. */
function placesOfWord(word: string, page: string, most: number): readonly number[] | null {
  const places: number[] = [];
  for (let at = page.indexOf(word); at !== -1; at = page.indexOf(word, at + 1)) {
    if (places.push(at) > most) return null;
  }
  return places;
}
