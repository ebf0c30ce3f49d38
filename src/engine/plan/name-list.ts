import type { AttributeChange } from '../change.ts';
import { Bucket } from './bucket.ts';
import { readValues } from './read-values.ts';
import { splitNames } from './split-names.ts';

/** Most values have nothing that rules ask for: they share one list. */
const NONE: readonly Bucket[] = [];

/** Between the names of two elements: nothing in HTML holds it. */
const NEXT = '\0';
const BETWEEN = ` ${NEXT} `;
const EACH_ID = / (\0) /;

export type OnHit = (bucket: Bucket, element: Element) => void;

/** Which elements have the class names, or the ids, that rules ask for. */
export class NameList {
  readonly #attribute: string;
  /** By name, in small letters. */
  readonly #byName = new Map<string, Bucket>();
  /** By the whole value of an attribute: builders repeat them. */
  readonly #byValue = new Map<string, readonly Bucket[]>();

  /** @param attribute `class` or `id` */
  constructor(attribute: string) {
    this.#attribute = attribute;
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
    const { elements, values } = readValues(scope, this.#attribute);
    // One long text is written in small letters and divided sooner than many short ones.
    const names = this.#namesIn(values.join(BETWEEN).toLowerCase());
    let at = 0;
    for (const name of names) {
      if (name === NEXT) at += 1;
      const bucket = this.#byName.get(name);
      if (bucket) onHit(bucket, elements[at] as Element);
    }
  }

  /** Calls back for every name that somebody asks for and an element has. */
  scan(element: Element, onHit: OnHit): void {
    for (const bucket of this.of(element)) onHit(bucket, element);
  }

  /** Of the names that an element has. */
  of(element: Element): readonly Bucket[] {
    const value = element.getAttribute(this.#attribute);
    if (value === null) return NONE;
    let buckets = this.#byValue.get(value);
    if (buckets === undefined) {
      buckets = this.#read(value);
      this.#byValue.set(value, buckets);
    }
    return buckets;
  }

  /** Of the names that were not there before. */
  came({ before, after }: AttributeChange): readonly Bucket[] {
    const old = before === null ? [] : this.#namesIn(before);
    const names = after === null ? [] : this.#namesIn(after).filter((name) => !old.includes(name));
    return names.flatMap((name) => this.#byName.get(name.toLowerCase()) ?? NONE);
  }

  #read(value: string): readonly Bucket[] {
    let buckets = NONE;
    const names = this.#namesIn(value.toLowerCase());
    for (let at = 0; at < names.length; at += 1) {
      const bucket = this.#byName.get(names[at] as string);
      if (bucket) buckets = [...buckets, bucket];
    }
    return buckets;
  }

  /** An id is one name, spaces and all. What stands between two elements is in the list. */
  #namesIn(value: string): readonly string[] {
    return this.#attribute === 'id' ? value.split(EACH_ID) : splitNames(value);
  }
}
