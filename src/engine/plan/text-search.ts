import type { Filter } from '../define-finder.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import { fittingAround } from './fitting-around.ts';
import { TextRegion } from './text-region.ts';
import { WordChoice } from './word-choice.ts';

/** A word that stands in more places than this is no help. */
const MANY = 100;

/** Finds elements by what they read in the text of the whole page, in which most texts do not stand. */
export class TextSearch {
  readonly #root: Element;
  #page: { readonly region: TextRegion; readonly choice: WordChoice } | null = null;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The page reads otherwise now. */
  forget(): void {
    this.#page = null;
  }

  /** What a filter chooses, in document order; null when the page's text does not tell. */
  find({ css, texts, fits }: Filter): Element[] | null {
    const { region, choice } = (this.#page ??= readPage(this.#root));
    const inner: Element[] = [];
    for (const text of texts) {
      const word = choice.rarestOf(text);
      const places = word === '' || region.isDisguised ? null : placesOf(word, region);
      if (!places) return null;
      inner.push(...places);
    }
    const fitting = fittingAround(inner, css, this.#root);
    return fitting.filter((element) => fits(element) && !isDrawnByComponent(element));
  }
}

function readPage(root: Element): { region: TextRegion; choice: WordChoice } {
  const region = new TextRegion([...root.childNodes]);
  return { region, choice: new WordChoice(region.text) };
}

/** The elements in which a word begins; null when they are too many. */
function placesOf(word: string, region: TextRegion): Element[] | null {
  const places: Element[] = [];
  for (let at = region.text.indexOf(word); at !== -1; at = region.text.indexOf(word, at + 1)) {
    if (places.length === MANY) return null;
    const element = region.elementAt(at);
    if (element) places.push(element);
  }
  return places;
}
