import { Bucket } from './bucket.ts';
import { lowerCase } from './lower-case.ts';
import { Needles } from './needles.ts';
import { scanValues, type OnHit } from './scan-values.ts';

const STRANGE_SPACE = /[\t\n\f\r]/g;
/** Most values of class attributes have nothing that rules ask for: they share one list. */
const NONE: readonly Bucket[] = [];

/** The buckets of the classes that rules ask for. */
export class ClassBuckets {
  readonly #byName = new Needles<Bucket>();
  /** By the whole value of a class attribute: builders repeat them. */
  readonly #byValue = new Map<string, readonly Bucket[]>();

  /** The bucket of a class; to be asked for before any value is read. */
  take(name: string): Bucket {
    return this.#byName.take(name, () => new Bucket());
  }

  /** Calls back for every class that rules ask for inside of an element. */
  readInside(element: Element, onHit: OnHit): void {
    if (this.#byName.size === 0) return;
    scanValues(element.querySelectorAll('[class]'), 'class', this.#byName, onHit, isWholeName);
  }

  /** The buckets of the classes that came by a change of an attribute. */
  came(before: string | null, after: string | null): readonly Bucket[] {
    if (after === null || this.#byName.size === 0 || this.#ofValue(after) === NONE) return NONE;
    const old = new Set(namesIn(before));
    return namesIn(after).flatMap((name) => (old.has(name) ? [] : (this.#byName.get(name) ?? [])));
  }

  /** The buckets of an element. */
  of(element: Element): readonly Bucket[] {
    const value = element.getAttribute('class');
    return value === null ? NONE : this.#ofValue(value);
  }

  #ofValue(value: string): readonly Bucket[] {
    let buckets = this.#byValue.get(value);
    if (!buckets) {
      buckets = this.#read(value);
      this.#byValue.set(value, buckets);
    }
    return buckets;
  }

  #read(value: string): readonly Bucket[] {
    const buckets = namesIn(value).flatMap((name) => this.#byName.get(name) ?? []);
    return buckets.length > 0 ? buckets : NONE;
  }
}

/** The names in the value of a class attribute, each once, and perhaps one that is empty. */
function namesIn(value: string | null): string[] {
  if (value === null) return [];
  return [...new Set(lowerCase(value).replace(STRANGE_SPACE, ' ').split(' '))];
}

const SPACE = 0x20;

/** True when no other letters stand around a class name. Some that are no space count as one here. */
function isWholeName(values: string, at: number, end: number): boolean {
  return isSpace(values, at - 1) && isSpace(values, end);
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return Number.isNaN(code) || code <= SPACE;
}
