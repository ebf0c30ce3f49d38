/** What a start tag begins with, unlike an end tag and a comment. */
const TAG = '<';
const [SLASH, BANG] = [0x2f, 0x21];

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
  readonly #elements: ArrayLike<Element>;
  /** Where the start tag of each begins. */
  readonly #starts: Uint32Array;

  /** @param elements in document order */
  constructor(text: string, elements: ArrayLike<Element>) {
    this.text = text.toLowerCase();
    this.#elements = elements;
    this.#starts = new Uint32Array(elements.length);
    this.isClear = this.#findStarts() === elements.length;
  }

  /** Of what is inside of an element. */
  static inside(element: Element): Markup {
    return new Markup(element.innerHTML, element.querySelectorAll('*'));
  }

  /** Of an element and what is inside of it. */
  static of(element: Element): Markup {
    return new Markup(element.outerHTML, [element, ...element.querySelectorAll('*')]);
  }

  /** The element whose start tag is the last that begins before a position. */
  elementAt(position: number): Element {
    const starts = this.#starts;
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= position) low = middle;
      else high = middle - 1;
    }
    return this.#elements[low] as Element;
  }

  /** Returns how many start tags there seem to be. */
  #findStarts(): number {
    const { text } = this;
    const starts = this.#starts;
    let count = 0;
    for (let at = text.indexOf(TAG); at !== -1; at = text.indexOf(TAG, at + 1)) {
      const next = text.charCodeAt(at + 1);
      if (next === SLASH || next === BANG) continue;
      starts[count] = at;
      count += 1;
    }
    return count;
  }
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
