import { plainWords } from '../normalize-text.ts';

/** So many letters tell which words are common on a page. */
const SAMPLE = 16_000;

/** Chooses a word to look for instead of a whole text: one that is rare on the page. */
export class WordChoice {
  readonly #counts = new Map<string, number>();

  /** @param page the page's text, in small letters */
  constructor(page: string) {
    const start = Math.max(0, (page.length - SAMPLE) >> 1);
    for (const word of plainWords(page.slice(start, start + SAMPLE))) {
      this.#counts.set(word, this.#countOf(word) + 1);
    }
  }

  /** The rarest word of a text, of those the longest; '' when it has none. */
  rarestOf(text: string): string {
    return plainWords(text).reduce((one, other) => (this.#isRarer(other, one) ? other : one), '');
  }

  #isRarer(word: string, than: string): boolean {
    if (than === '') return true;
    const difference = this.#countOf(word) - this.#countOf(than);
    return difference < 0 || (difference === 0 && word.length > than.length);
  }

  #countOf(word: string): number {
    return this.#counts.get(word) ?? 0;
  }
}
