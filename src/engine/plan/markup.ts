/** What every start tag begins with, unlike an end tag and a comment. */
const START = /<(?![/!])/g;

/**
 * Elements as they are written out, in small letters: a browser writes all of them sooner than a
 * script asks each for its attributes.
 */
export class Markup {
  readonly text: string;
  /**
   * Every element has one start tag, and whatever else looks like one is none: not so where a
   * comment, a script or a template holds markup.
   */
  readonly isClear: boolean;
  /** Written first; null when it is left out. */
  readonly #outer: Element | null;
  /** All others, in document order. */
  readonly #inner: ArrayLike<Element>;
  /** Up to where start tags are counted, and how many there are. */
  #end = 0;
  #count = 0;

  private constructor(text: string, outer: Element | null, inner: ArrayLike<Element>) {
    this.text = text.toLowerCase();
    this.#outer = outer;
    this.#inner = inner;
    this.isClear = countStarts(this.text) === inner.length + (outer ? 1 : 0);
  }

  /** Of what is inside of an element. */
  static inside(element: Element): Markup {
    return new Markup(element.innerHTML, null, element.querySelectorAll('*'));
  }

  /** Of an element and what is inside of it. */
  static of(element: Element): Markup {
    return new Markup(element.outerHTML, element, element.querySelectorAll('*'));
  }

  /**
   * The element in whose start tag something stands. Whoever asks from left to right pays for the
   * text once.
   * @param position in the value of an attribute
   */
  elementAt(position: number): Element {
    if (position < this.#end) [this.#end, this.#count] = [0, 0];
    this.#count += countStarts(this.text.slice(this.#end, position));
    this.#end = position;
    if (!this.#outer) return this.#inner[this.#count - 1] as Element;
    return this.#count === 1 ? this.#outer : (this.#inner[this.#count - 2] as Element);
  }
}

/** The browser counts them in one go: a script that looks from one to the next is slow at first. */
function countStarts(text: string): number {
  return text.match(START)?.length ?? 0;
}

const [QUOTE, EQUALS] = ['"', 0x3d];
const SPACE = 0x20;

/** False for most of what stands in a text; true for all that stands in an attribute's value. */
export function isInValue(markup: string, at: number): boolean {
  return markup.charCodeAt(markup.lastIndexOf(QUOTE, at) - 1) === EQUALS;
}

/** True when no other letters stand around a name. Some that are no space count as one here. */
export function isWholeName(text: string, at: number, end: number): boolean {
  return isBorder(text, at - 1) && isBorder(text, end);
}

function isBorder(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return Number.isNaN(code) || code <= SPACE || code === 0x22;
}

/** An attribute's value as it stands in markup, in small letters; angle brackets left out. */
export function writeValue(value: string): string {
  return value.toLowerCase().replaceAll('&', '&amp;').replaceAll(QUOTE, '&quot;');
}
