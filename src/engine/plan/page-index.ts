import type { AttributeChange } from '../change.ts';
import { Bucket } from './bucket.ts';
import { NameList, type OnHit } from './name-list.ts';
import { Needles } from './needles.ts';
import { PartList } from './part-list.ts';
import type { RuleKey } from './rule-key.ts';
import type { TextRegion } from './text-region.ts';

/** A word that stands in more places than this is no help. */
const MANY = 300;

/**
 * Where on a page the things stand that rules ask for. It is filled by one look at the elements that
 * have an attribute in question, and one at the page's text: a script that walks the page is slower
 * by far.
 */
export class PageIndex {
  readonly #root: Element;
  readonly #classes = new NameList('class');
  readonly #ids = new NameList('id');
  /** By the attribute of whose values rules ask for parts. */
  readonly #parts = new Map<string, PartList>();
  readonly #tags = new Map<string, Bucket>();
  readonly #words = new Needles<Bucket>();
  /** In these elements words were found, between the elements that they hold. */
  readonly #withWords = new WeakSet<Element>();
  /** The words on the page cannot be looked for. */
  isUnreadable = false;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The bucket of what has a key; empty before anything is read. */
  bucketOf({ kind, name, needle }: RuleKey): Bucket {
    switch (kind) {
      case 'class':
        return this.#classes.take(name);
      case 'id':
        return this.#ids.take(name);
      case 'attribute':
        return this.#takeParts(name).take(needle);
      case 'text':
        return this.#words.take(needle, newBucket);
      case 'tag':
        return this.#takeTag(name);
    }
  }

  /** Calls back for everything that elements on the page have and some rule asks for, texts and tags left out. */
  scanPage(onHit: OnHit): void {
    this.#scanInside(this.#root, onHit);
  }

  /** Calls back for everything that an element or what is in it has and some rule asks for, texts left out. */
  inspect(element: Element, onHit: OnHit): void {
    this.#classes.scan(element, onHit);
    this.#ids.scan(element, onHit);
    for (const parts of this.#parts.values()) parts.scan(element, onHit);
    if (element.firstElementChild) this.#scanInside(element, onHit);
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
    for (const bucket of this.#namesThatCame(change)) onHit(bucket, element);
    // Not by what the change says: whoever writes a style does not say what has become of it.
    this.#parts.get(name)?.scan(element, onHit);
  }

  /** The buckets of an element's classes and id. */
  nameBuckets(element: Element): readonly Bucket[] {
    const ofId = this.#ids.of(element);
    return ofId.length === 0 ? this.#classes.of(element) : [...this.#classes.of(element), ...ofId];
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
      if (!element) return;
      this.#withWords.add(element);
      onHit(bucket, element);
    });
    for (const [bucket, count] of places) bucket.isCommon ||= count > MANY;
  }

  /** True when a word was found in an element itself, not merely in one inside of it. */
  hasWord(element: Element): boolean {
    return this.#withWords.has(element);
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

  #scanInside(scope: Element, onHit: OnHit): void {
    this.#classes.scanInside(scope, onHit);
    this.#ids.scanInside(scope, onHit);
    for (const parts of this.#parts.values()) parts.scanInside(scope, onHit);
  }

  #namesThatCame(change: AttributeChange): readonly Bucket[] {
    if (change.name === 'class') return this.#classes.came(change);
    return change.name === 'id' ? this.#ids.came(change) : NONE;
  }

  #takeParts(attribute: string): PartList {
    let parts = this.#parts.get(attribute);
    if (parts === undefined) {
      parts = new PartList(attribute);
      this.#parts.set(attribute, parts);
    }
    return parts;
  }

  #takeTag(tag: string): Bucket {
    let bucket = this.#tags.get(tag);
    if (bucket === undefined) {
      bucket = newBucket();
      this.#tags.set(tag, bucket);
    }
    return bucket;
  }
}

const NONE: readonly never[] = [];

function newBucket(): Bucket {
  return new Bucket();
}
