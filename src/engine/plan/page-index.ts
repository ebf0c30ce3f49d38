import type { AttributeChange } from '../change.ts';
import { Bucket } from './bucket.ts';
import { ClassBuckets } from './class-buckets.ts';
import { Needles } from './needles.ts';
import type { RuleKey } from './rule-key.ts';
import { scanValues, type OnHit } from './scan-values.ts';
import type { TextRegion } from './text-region.ts';

/** A word that stands in more places than this is no help. */
const MANY = 300;

/**
 * Where on a page the things stand that rules ask for. It is filled by the browser's own bulk
 * queries and one pass over all values: a script that walks the page is slower by far.
 */
export class PageIndex {
  readonly #root: Element;
  readonly #classes = new ClassBuckets();
  readonly #ids = new Map<string, Bucket>();
  readonly #tags = new Map<string, Bucket>();
  readonly #attributes = new Map<string, Needles<Bucket>>();
  readonly #words = new Needles<Bucket>();
  /** The words on the page cannot be looked for. */
  isUnreadable = false;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The bucket of what has a key; empty before `read`. */
  bucketOf(key: RuleKey): Bucket {
    const { kind, name, needle } = key;
    if (kind === 'class') return this.#classes.take(name);
    if (kind === 'id') return getOrMake(this.#ids, name, newBucket);
    if (kind === 'tag') return getOrMake(this.#tags, name, newBucket);
    if (kind === 'text') return this.#words.take(needle, newBucket);
    return getOrMake(this.#attributes, name, newNeedles).take(needle, newBucket);
  }

  /**
   * Looks through the whole page, once. Tags are left out: nothing finds them faster than a query.
   * @param texts of the whole page
   */
  read(texts: TextRegion, onHit: OnHit): void {
    this.#readInside(this.#root, onHit);
    this.scanTexts(texts, onHit);
  }

  /** Calls back for everything that an element or what is in it has and some rule asks for, texts left out. */
  inspect(element: Element, onHit: OnHit): void {
    for (const bucket of this.nameBuckets(element)) onHit(bucket, element);
    for (const name of this.#attributes.keys()) {
      if (element.hasAttribute(name)) this.#inspectAttribute(element, name, onHit);
    }
    this.#readInside(element, onHit);
    for (const [tag, bucket] of this.#tags) {
      if (element.localName === tag || element.querySelector(tag)) onHit(bucket, element);
    }
  }

  get readsWords(): boolean {
    return this.#words.size > 0;
  }

  /** Calls back for everything that rules ask for and that came with a change of an attribute. */
  inspectChange({ element, name, before, after }: AttributeChange, onHit: OnHit): void {
    if (name === 'class') {
      for (const bucket of this.#classes.came(before, after)) onHit(bucket, element);
    }
    if (name === 'id') this.#readIds([element], onHit);
    this.#inspectAttribute(element, name, onHit);
  }

  /** The buckets of an element's classes and id. */
  nameBuckets(element: Element): readonly Bucket[] {
    const classes = this.#classes.of(element);
    const bucket = this.#ids.size > 0 ? this.#ids.get(element.id.toLowerCase()) : undefined;
    return bucket ? [...classes, bucket] : classes;
  }

  /** Calls back for the words in the text of neighbouring nodes, with the elements in which they begin. */
  scanTexts(texts: TextRegion, onHit: OnHit): void {
    if (this.#words.size === 0) return;
    this.isUnreadable ||= texts.isDisguised;
    if (this.isUnreadable) return;
    const places = new Map<Bucket, number>();
    this.#words.scan(texts.text, (bucket, at) => {
      const count = (places.get(bucket) ?? 0) + 1;
      places.set(bucket, count);
      if (count > MANY) return;
      const element = texts.elementAt(at);
      if (element) onHit(bucket, element);
    });
    for (const [bucket, count] of places) bucket.isCommon ||= count > MANY;
  }

  /** Calls back for everything that rules ask for in the value of one attribute. */
  #inspectAttribute(element: Element, name: string, onHit: OnHit): void {
    const needles = this.#attributes.get(name);
    if (needles) scanValues([element], name, needles, onHit);
  }

  #readInside(element: Element, onHit: OnHit): void {
    this.#classes.readInside(element, onHit);
    if (this.#ids.size > 0) this.#readIds(element.querySelectorAll('[id]'), onHit);
    for (const [name, needles] of this.#attributes) {
      scanValues(element.querySelectorAll(`[${name}]`), name, needles, onHit);
    }
  }

  #readIds(elements: ArrayLike<Element>, onHit: OnHit): void {
    for (let at = 0; at < elements.length; at += 1) {
      const element = elements[at] as Element;
      const bucket = this.#ids.get(element.id.toLowerCase());
      if (bucket) onHit(bucket, element);
    }
  }

  /** What stands around the page can be the ancestor that a selector asks for. */
  markOutside(): readonly Bucket[] {
    const outside: Bucket[] = [];
    for (let outer: Element | null = this.#root; outer; outer = outer.parentElement) {
      outside.push(...this.nameBuckets(outer));
    }
    for (const bucket of outside) bucket.isOutside = true;
    return outside;
  }
}

function newBucket(): Bucket {
  return new Bucket();
}

function newNeedles(): Needles<Bucket> {
  return new Needles<Bucket>();
}

function getOrMake<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
