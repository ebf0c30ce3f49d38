import type { AttributeChange } from '../change.ts';
import { alternativesOf } from './alternatives.ts';
import { Bucket } from './bucket.ts';
import { readValues, type Values } from './read-values.ts';
import { remember } from './remember.ts';
import { inSmallLetters } from './small-letters.ts';
import { splitNames, withPlainSpaces } from './split-names.ts';

/** Most values have nothing that rules ask for: they share one list. */
const NONE: readonly Bucket[] = [];

/** In so many letters for each name, a pattern of all names finds them sooner than a look at each name. */
const WORTH_A_PATTERN = 20;

export type OnHit = (bucket: Bucket, element: Element) => void;

/** Which elements have the class names, or the ids, that rules ask for. */
export class NameList {
  readonly #attribute: string;
  /** What stands between two names. An id is one name, spaces and all; the other mark no HTML holds. */
  readonly #mark: string;
  /** By name, in small letters. */
  readonly #byName = new Map<string, Bucket>();
  /** By the whole value of an attribute: builders repeat them. */
  readonly #byValue = new Map<string, readonly Bucket[]>();
  /** Finds all names at once; made when it is worth it. */
  #pattern: RegExp | null = null;

  constructor(attribute: 'class' | 'id') {
    this.#attribute = attribute;
    this.#mark = attribute === 'id' ? '\0' : ' ';
  }

  /** The bucket of a name; all names must be taken before anything is read. */
  take(name: string): Bucket {
    let bucket = this.#byName.get(name);
    if (bucket === undefined) {
      bucket = new Bucket();
      this.#byName.set(name, bucket);
    }
    return bucket;
  }

  /** Calls back for every name that somebody asks for and an element inside of this one has. */
  scanInside(scope: Element, onHit: OnHit): void {
    if (this.#byName.size === 0) return;
    const found = readValues(scope, this.#attribute);
    const text = this.#join(found.values);
    const isWorthIt = text.length > this.#byName.size * WORTH_A_PATTERN;
    if (this.#pattern || isWorthIt) this.#scanAtOnce(text, found, onHit);
    else this.#scanOneByOne(found, onHit);
  }

  /** Calls back for every name that somebody asks for and an element has. */
  scan(element: Element, onHit: OnHit): void {
    for (const bucket of this.of(element)) onHit(bucket, element);
  }

  /** Of the names that an element has. */
  of(element: Element): readonly Bucket[] {
    const value = element.getAttribute(this.#attribute);
    return value === null ? NONE : this.#bucketsOf(value);
  }

  /** Of the names that were not there before. */
  came({ before, after }: AttributeChange): readonly Bucket[] {
    const old = before === null ? [] : this.#namesIn(before);
    const names = after === null ? [] : this.#namesIn(after).filter((name) => !old.includes(name));
    return names.flatMap((name) => this.#byName.get(name.toLowerCase()) ?? NONE);
  }

  #scanOneByOne({ elements, values }: Values, onHit: OnHit): void {
    for (let at = 0; at < values.length; at += 1) {
      for (const bucket of this.#bucketsOf(values[at] as string)) {
        onHit(bucket, elements[at] as Element);
      }
    }
  }

  /** @param text all values */
  #scanAtOnce(text: string, { elements, values }: Values, onHit: OnHit): void {
    const pattern = (this.#pattern ??= this.#makePattern());
    let [at, end] = [-1, 0];
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      while (end <= match.index) {
        at += 1;
        end += (values[at] as string).length + 1;
      }
      onHit(this.take(match[0].slice(1)), elements[at] as Element);
    }
  }

  /** All values in one text, with a mark before and after each name. */
  #join(values: readonly string[]): string {
    const text = inSmallLetters(this.#mark + values.join(this.#mark) + this.#mark);
    return this.#attribute === 'class' ? withPlainSpaces(text) : text;
  }

  #makePattern(): RegExp {
    const names = alternativesOf([...this.#byName.keys()]);
    return new RegExp(`${this.#mark}(?:${names})(?=${this.#mark})`, 'g');
  }

  #bucketsOf(value: string): readonly Bucket[] {
    return remember(this.#byValue, value, this.#read);
  }

  readonly #read = (value: string): readonly Bucket[] => {
    let buckets = NONE;
    const names = this.#namesIn(value.toLowerCase());
    for (let at = 0; at < names.length; at += 1) {
      const bucket = this.#byName.get(names[at] as string);
      if (bucket) buckets = [...buckets, bucket];
    }
    return buckets;
  };

  #namesIn(value: string): readonly string[] {
    return this.#attribute === 'id' ? [value] : splitNames(value);
  }
}
