import { plainWords, spacedWords } from '../normalize-text.ts';

/** One letter in so many of a page's text tells which words are common on it, but no fewer than so many. */
const SAMPLED = 1 / 20;
const SMALLEST_SAMPLE = 1_500;
/** A sample is taken from so many places: what one section repeats, others may not know. */
const PIECES = 10;

/** Chooses a word to look for instead of a whole text: one that is rare on the page. */
export class WordChoice {
  /** How often words stand in a sample of the page. */
  readonly #counts = new Map<string, number>();

  /** @param page the page's text, in small letters */
  constructor(page: string) {
    for (const word of plainWords(sampleOf(page))) {
      this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    }
  }

  /** The rarest word of a text, and of several the longest; '' when it has none. */
  rarestOf(text: string): string {
    const [first = '', ...others] = spacedWords(text);
    let [rarest, least] = [first, this.#countOf(first)];
    for (const word of others) {
      const count = this.#countOf(word);
      if (count > least || (count === least && word.length <= rarest.length)) continue;
      [rarest, least] = [word, count];
    }
    return rarest;
  }

  /** A word that stands in the sample once is no more common than others: the page has but few of it. */
  #countOf(word: string): number {
    return Math.max(1, this.#counts.get(word.trimStart()) ?? 0);
  }
}

/** In more places of a text than this, it is as well to read all elements that fit. */
export function mostPlaces(text: string): number {
  return Math.max(300, text.length / 300);
}

function sampleOf(page: string): string {
  const step = page.length / PIECES;
  const length = Math.max(SMALLEST_SAMPLE, page.length * SAMPLED) / PIECES;
  let sample = '';
  for (let piece = 0; piece < PIECES; piece += 1) {
    sample += `${page.slice(piece * step, piece * step + length)} `;
  }
  return sample;
}
