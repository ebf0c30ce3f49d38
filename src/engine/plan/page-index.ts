import type { AttributeChange } from '../change.ts';
import { Bucket } from './bucket.ts';
import { NameList, type OnHit } from './name-list.ts';
import { PageWords } from './page-words.ts';
import { PartList } from './part-list.ts';
import type { RuleKey } from './rule-key.ts';

/**
 * Where on a page the things stand that rules ask for. It is filled by one look at the elements that
 * have an attribute in question, and one at the page's text: a script that walks the page is slower
 * by far.
 */
export class PageIndex {
  readonly words: PageWords;
  readonly #root: Element;
  readonly #classes = new NameList('class');
  readonly #ids = new NameList('id');
  /** By the attribute of whose values rules ask for parts. */
  readonly #parts = new Map<string, PartList>();
  readonly #tags = new Map<string, Bucket>();

  constructor(root: Element) {
    this.#root = root;
    this.words = new PageWords(root);
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
        return this.words.take(needle);
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
      bucket = new Bucket();
      this.#tags.set(tag, bucket);
    }
    return bucket;
  }
}

const NONE: readonly never[] = [];
