import { isDisguised, plainWords } from '../normalize-text.ts';

/** The texts of some elements, to look for words in all of them at once. */
export class TextList {
  readonly #elements: ArrayLike<Element>;
  /** One after the other, in small letters. */
  readonly #text: string;
  readonly #lengths: readonly number[];
  /** Letters in it are not what they seem: words cannot be looked for. */
  readonly #isDisguised: boolean;

  constructor(elements: ArrayLike<Element>) {
    this.#elements = elements;
    const texts: string[] = [];
    const lengths: number[] = [];
    for (let at = 0; at < elements.length; at += 1) {
      const line = (elements[at]?.textContent ?? '') + BETWEEN;
      texts.push(line);
      lengths.push(line.length);
    }
    const text = texts.join('');
    this.#lengths = lengths;
    this.#isDisguised = isDisguised(text);
    this.#text = text.toLowerCase();
  }

  /** The elements that may read one of several normalized texts, in order; null when that is not clear. */
  mayRead(texts: readonly string[]): Element[] | null {
    if (this.#isDisguised) return null;
    const words = texts.map(longestWord);
    if (words.includes('')) return null;
    const indexes = new Set(words.flatMap((word) => this.#placesOf(word)));
    const inOrder = words.length === 1 ? [...indexes] : [...indexes].toSorted((a, b) => a - b);
    return inOrder.map((index) => this.#elements[index] as Element);
  }

  /** Which of the elements hold a word, in order. */
  #placesOf(word: string): number[] {
    const indexes: number[] = [];
    let [index, end] = [0, this.#lengths[0] ?? 0];
    for (let at = this.#text.indexOf(word); at !== -1; at = this.#text.indexOf(word, end)) {
      while (at >= end) end += this.#lengths[(index += 1)] ?? Infinity;
      indexes.push(index);
    }
    return indexes;
  }
}

/** Stands in no word. */
const BETWEEN = '\n';

function longestWord(text: string): string {
  return plainWords(text).reduce((one, other) => (other.length > one.length ? other : one), '');
}
