import { Bucket } from './bucket.ts';
import { lowerCase } from './lower-case.ts';

const STRANGE_SPACE = /[\t\n\f\r]/g;
/** Most values of class attributes have nothing that rules ask for: they share one list. */
const NONE: readonly Bucket[] = [];

/** The buckets of the classes that rules ask for. */
export class ClassBuckets {
  readonly #byName = new Map<string, Bucket>();
  /** By the whole value of a class attribute: builders repeat them. */
  readonly #byValue = new Map<string, readonly Bucket[]>();

  get isEmpty(): boolean {
    return this.#byName.size === 0;
  }

  /** The bucket of a class; to be asked for before any value is read. */
  take(name: string): Bucket {
    const known = this.#byName.get(name);
    if (known) return known;
    const bucket = new Bucket();
    this.#byName.set(name, bucket);
    return bucket;
  }

  /** The buckets of an element. */
  of(element: Element): readonly Bucket[] {
    const value = element.getAttribute('class');
    if (value === null) return NONE;
    let buckets = this.#byValue.get(value);
    if (!buckets) {
      buckets = this.#read(value);
      this.#byValue.set(value, buckets);
    }
    return buckets;
  }

  #read(value: string): readonly Bucket[] {
    const names = lowerCase(value).replace(STRANGE_SPACE, ' ').split(' ');
    let buckets: Bucket[] | null = null;
    for (let at = 0; at < names.length; at += 1) {
      const bucket = this.#byName.get(names[at] as string);
      if (!bucket) continue;
      if (!buckets) buckets = [bucket];
      else if (!buckets.includes(bucket)) buckets.push(bucket);
    }
    return buckets ?? NONE;
  }
}
