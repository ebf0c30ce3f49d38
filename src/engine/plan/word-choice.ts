import { spacedWords } from '../normalize-text.ts';

/** So many letters tell which words are common on a page. */
const SAMPLE = 1_500;

/** Chooses a word to look for instead of a whole text: one that is rare on the page. */
export class WordChoice {
  readonly #common: ReadonlySet<string>;

  /** @param page the page's text, in small letters */
  constructor(page: string) {
    const start = Math.max(0, (page.length - SAMPLE) >> 1);
    this.#common = new Set(page.slice(start, start + SAMPLE).split(' '));
  }

  /** The longest word of a text that is not common, or of all when they all are; '' when it has none. */
  rarestOf(text: string): string {
    const words = spacedWords(text);
    const rare = words.filter((word) => !this.#common.has(word.trimStart()));
    return longestOf(rare.length > 0 ? rare : words);
  }
}

function longestOf(words: readonly string[]): string {
  return words.reduce((one, other) => (other.length > one.length ? other : one), '');
}
