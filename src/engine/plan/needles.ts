import { alternativesOf } from './alternatives.ts';

/** @param at where it begins, counted from 0 */
type OnFound<Found> = (found: Found, at: number) => void;

/** So many letters, once for each needle, are looked through in the time in which a pattern is made. */
const WORTH_A_PATTERN = 300_000;
/** To begin to look takes as long as so many letters. */
const BEGINNING = 50;

/** Looks for many words at once, in one pass over a text. */
export class Needles<Found> {
  readonly #found = new Map<string, Found>();
  /** Of a needle that begins with another one, the longest of those. */
  readonly #shorter = new Map<string, string>();
  #pattern: RegExp | null = null;
  /** How many letters would have been looked through so far, needle by needle. */
  #effort = 0;

  get size(): number {
    return this.#found.size;
  }

  /** What stands for a needle, which is not empty; made when it is asked for the first time. */
  take(needle: string, make: () => Found): Found {
    const known = this.#found.get(needle);
    if (known !== undefined) return known;
    this.#pattern = null;
    this.#effort = 0;
    const made = make();
    this.#found.set(needle, made);
    return made;
  }

  /**
   * Calls back for every place where a needle stands; needles may overlap. The places of each come
   * from left to right.
   */
  scan(text: string, onFound: OnFound<Found>): void {
    this.#effort += this.#found.size * (text.length + BEGINNING);
    if (this.#effort < WORTH_A_PATTERN) this.#scanOneByOne(text, onFound);
    else this.#scanAtOnce(text, onFound);
  }

  #scanOneByOne(text: string, onFound: OnFound<Found>): void {
    for (const [needle, found] of this.#found) {
      for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
        onFound(found, at);
      }
    }
  }

  #scanAtOnce(text: string, onFound: OnFound<Found>): void {
    const pattern = (this.#pattern ??= this.#makePattern());
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const { index } = match;
      for (let needle: string | undefined = match[0]; needle; needle = this.#shorter.get(needle)) {
        onFound(this.#found.get(needle) as Found, index);
      }
      pattern.lastIndex = index + 1;
    }
  }

  /** Sorted alternatives, of which the browser makes one tree; those that begin like another come first. */
  #makePattern(): RegExp {
    const sorted = [...this.#found.keys()].toSorted();
    this.#findBeginnings(sorted);
    return new RegExp(alternativesOf(sorted.toReversed()), 'g');
  }

  /** @param sorted all needles: those with which one begins stand before it */
  #findBeginnings(sorted: readonly string[]): void {
    this.#shorter.clear();
    let last: string | undefined;
    for (const needle of sorted) {
      let shorter = last;
      while (shorter !== undefined && !needle.startsWith(shorter)) {
        shorter = this.#shorter.get(shorter);
      }
      if (shorter !== undefined) this.#shorter.set(needle, shorter);
      last = needle;
    }
  }
}
