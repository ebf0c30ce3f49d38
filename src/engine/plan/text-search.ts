import type { ChildrenChange } from '../change.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import { fittingAround } from './fitting-around.ts';
import { knowsCss } from './knows-css.ts';
import type { RuleReads } from './rule-reads.ts';
import { TextRegion } from './text-region.ts';
import { mostPlaces, WordChoice } from './word-choice.ts';

interface PageText {
  readonly region: TextRegion;
  readonly choice: WordChoice;
}

/** Finds elements by what they read: a word of theirs is looked for in the text of the whole page. */
export class TextSearch {
  readonly #root: Element;
  /** Read when somebody looks for a text. */
  #page: PageText | null = null;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The page reads otherwise now. */
  forget(): void {
    this.#page = null;
  }

  /** The page reads as before, but there are other elements in it now. */
  takeIn(change: ChildrenChange): void {
    this.#page?.region.takeIn(change);
  }

  /** What a rule finds by the texts that it reads, in document order; null when they do not tell. */
  find({ scope, css, filter }: RuleReads): readonly Element[] | null {
    if (!filter?.texts.length || scope === 'anything' || !knowsCss(this.#root, css)) return null;
    const { region, choice } = (this.#page ??= readPage(this.#root));
    const words = filter.texts.map((text) => choice.rarestOf(text));
    if (region.isDisguised || words.includes('')) return null;
    const places = words.flatMap((word) => placesOf(word, region.text));
    if (places.length > mostPlaces(region.text)) return null;
    const holders = places.flatMap((place) => region.elementAt(place) ?? []);
    const elements = fittingAround(holders, css, this.#root);
    return elements.filter((one) => filter.fits(one) && !isDrawnByComponent(one));
  }
}

function readPage(root: Element): PageText {
  const region = new TextRegion([root]);
  return { region, choice: new WordChoice(region.text) };
}

/** Where a word begins, counted from 0; one place more than are of help is enough. */
function placesOf(word: string, text: string): number[] {
  const most = mostPlaces(text);
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    places.push(at);
    if (places.length > most) break;
  }
  return places;
}
