import type { AttributeChange } from '../change.ts';
import { Bucket } from './bucket.ts';
import { isInValue, isWholeName, Markup, writeValue } from './markup.ts';
import { NameBuckets } from './name-buckets.ts';
import { Needles } from './needles.ts';
import type { RuleKey } from './rule-key.ts';
import type { TextRegion } from './text-region.ts';

/** A word that stands in more places than this is no help. */
const MANY = 300;

export type OnHit = (bucket: Bucket, element: Element) => void;

/**
 * Where on a page the things stand that rules ask for. It is filled by one pass over the page's
 * markup and one over its text: a script that walks the page is slower by far.
 */
export class PageIndex {
  readonly #root: Element;
  /** Of class names, ids and parts of other attributes' values. */
  readonly #values = new Needles<Bucket>();
  readonly #names = new NameBuckets(this.#values);
  /** The attributes of whose values rules ask for parts. */
  readonly #attributes = new Set<string>();
  readonly #tags = new Map<string, Bucket>();
  readonly #words = new Needles<Bucket>();
  /** The words on the page cannot be looked for. */
  isUnreadable = false;
  /** Something was added of which the markup does not tell where its elements are. */
  isUnclear = false;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The bucket of what has a key; empty before anything is read. */
  bucketOf({ kind, name, needle }: RuleKey): Bucket {
    if (kind === 'text') return this.#words.take(needle, newBucket);
    if (kind === 'tag') return this.#takeTag(name);
    if (kind !== 'attribute') return this.#values.take(name, newBucket);
    this.#attributes.add(name);
    const bucket = this.#values.take(writeValue(needle), newBucket);
    bucket.isPart = true;
    return bucket;
  }

  /** Calls back for everything that elements have and some rule asks for, texts and tags left out. */
  scanMarkup(markup: Markup, onHit: OnHit): void {
    this.isUnclear ||= !markup.isClear;
    if (this.#values.size === 0 || this.isUnclear) return;
    const { text } = markup;
    this.#scanValues(text, (bucket, at) => {
      if (isInValue(text, at)) onHit(bucket, markup.elementAt(at));
    });
  }

  /** Calls back for everything that an element or what is in it has and some rule asks for, texts left out. */
  inspect(element: Element, onHit: OnHit): void {
    this.scanMarkup(Markup.of(element), onHit);
    for (const [tag, bucket] of this.#tags) {
      if (element.localName === tag || element.querySelector(tag)) onHit(bucket, element);
    }
  }

  get readsWords(): boolean {
    return this.#words.size > 0;
  }

  /** Calls back for everything that rules ask for and that came with a change of an attribute. */
  inspectChange(change: AttributeChange, onHit: OnHit): void {
    const { element, name } = change;
    if (name === 'class' || name === 'id') {
      for (const bucket of this.#names.came(change)) onHit(bucket, element);
    }
    if (!this.#attributes.has(name)) return;
    // Not `after`: whoever writes a style does not say what has become of it.
    const value = writeValue(element.getAttribute(name) ?? '');
    this.#scanValues(value, (bucket) => onHit(bucket, element));
  }

  /** The buckets of an element's classes and id. */
  nameBuckets(element: Element): readonly Bucket[] {
    return this.#names.of(element);
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

  /** What stands around the page can be the ancestor that a selector asks for. */
  markOutside(): readonly Bucket[] {
    const outside: Bucket[] = [];
    for (let outer: Element | null = this.#root; outer; outer = outer.parentElement) {
      outside.push(...this.nameBuckets(outer));
    }
    for (const bucket of outside) bucket.isOutside = true;
    return outside;
  }

  #scanValues(text: string, onFound: (bucket: Bucket, at: number) => void): void {
    this.#values.scan(text, (bucket, at, end) => {
      if (bucket.isPart || isWholeName(text, at, end)) onFound(bucket, at);
    });
  }

  #takeTag(tag: string): Bucket {
    const known = this.#tags.get(tag);
    if (known !== undefined) return known;
    const made = newBucket();
    this.#tags.set(tag, made);
    return made;
  }
}

function newBucket(): Bucket {
  return new Bucket();
}
