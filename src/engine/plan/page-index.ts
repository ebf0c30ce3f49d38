import { Bucket } from './bucket.ts';
import { Needles } from './needles.ts';
import type { RuleKey } from './rule-key.ts';
import type { TextRegion } from './text-region.ts';

type OnHit = (bucket: Bucket, element: Element) => void;

/** A word that stands in more places than this is no help. */
const MANY = 300;

/**
 * Where on a page the things stand that rules ask for. It is filled by the browser's own bulk
 * queries and one pass over all values: a script that walks the page is slower by far.
 */
export class PageIndex {
  readonly #root: Element;
  readonly #classes = new Needles<Bucket>();
  readonly #ids = new Map<string, Bucket>();
  readonly #tags = new Map<string, Bucket>();
  readonly #attributes = new Map<string, Needles<Bucket>>();
  readonly #words = new Needles<Bucket>();
  /** By the whole value of a class attribute: builders repeat them. */
  readonly #byNames = new Map<string, readonly Bucket[]>();
  /** The words on the page cannot be looked for. */
  isUnreadable = false;

  constructor(root: Element) {
    this.#root = root;
  }

  /** The bucket of what has a key; empty before `read`. */
  bucketOf(key: RuleKey): Bucket {
    if (key.kind === 'text') return this.#words.take(key.word, newBucket);
    if (key.kind === 'attribute') {
      return getOrMake(this.#attributes, key.name, newNeedles).take(key.needle, newBucket);
    }
    if (key.kind === 'class') return this.#classes.take(` ${key.name} `, newBucket);
    return getOrMake(key.kind === 'id' ? this.#ids : this.#tags, key.name, newBucket);
  }

  /**
   * Looks through the whole page, once. Tags are left out: nothing finds them faster than a query.
   * @param texts of the whole page
   */
  read(texts: TextRegion): void {
    const root = this.#root;
    if (this.#classes.size > 0) {
      const elements = root.querySelectorAll('[class]');
      scanValues(elements, 'class', this.#classes, pushTo);
    }
    if (this.#ids.size > 0) this.#fillIds();
    for (const [name, needles] of this.#attributes) {
      scanValues(root.querySelectorAll(`[${name}]`), name, needles, pushTo);
    }
    this.scanTexts(texts, pushTo);
    this.markOutside();
  }

  /** Calls back for everything that an element has and some rule asks for, texts left out. */
  inspect(element: Element, onHit: OnHit): void {
    for (const bucket of this.nameBuckets(element)) onHit(bucket, element);
    for (const name of this.#attributes.keys()) {
      if (element.hasAttribute(name)) this.inspectAttribute(element, name, onHit);
    }
    const tag = this.#tags.get(element.localName);
    if (tag) onHit(tag, element);
  }

  /** Calls back for everything that rules ask for in the value of one attribute. */
  inspectAttribute(element: Element, name: string, onHit: OnHit): void {
    const needles = this.#attributes.get(name);
    if (needles) scanValues([element], name, needles, onHit);
  }

  get readsWords(): boolean {
    return this.#words.size > 0;
  }

  /** The buckets of an element's classes and id. */
  nameBuckets(element: Element): readonly Bucket[] {
    const classes = this.#bucketsOf(element.getAttribute('class'));
    const id = this.#ids.size > 0 ? element.getAttribute('id') : null;
    const bucket = id === null ? undefined : this.#ids.get(id.toLowerCase());
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

  #fillIds(): void {
    for (const element of this.#root.querySelectorAll('[id]')) {
      this.#ids.get((element.getAttribute('id') ?? '').toLowerCase())?.elements.push(element);
    }
  }

  #bucketsOf(names: string | null): readonly Bucket[] {
    if (names === null) return [];
    const known = this.#byNames.get(names);
    if (known) return known;
    const buckets: Bucket[] = [];
    this.#classes.scan(lowerCase(` ${names.replace(/\s/g, ' ')} `), (bucket) =>
      buckets.push(bucket),
    );
    this.#byNames.set(names, buckets);
    return buckets;
  }

  /** What stands around the page can be the ancestor that a selector asks for. */
  markOutside(): void {
    for (let outer: Element | null = this.#root; outer; outer = outer.parentElement) {
      for (const bucket of this.nameBuckets(outer)) bucket.isOutside = true;
    }
  }
}

/** Looks through the values of an attribute at once: each stands between two spaces, in a line of its own. */
function scanValues(
  elements: ArrayLike<Element>,
  name: string,
  needles: Needles<Bucket>,
  onHit: OnHit,
): void {
  const values: string[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    values.push(elements[at]?.getAttribute(name) ?? '');
  }
  const text = lowerCase(` ${values.join(' \n ')} `);
  let [index, end] = [0, (values[0]?.length ?? 0) + 2];
  needles.scan(name === 'class' ? text.replace(/[\t\f\r]/g, ' ') : text, (bucket, at) => {
    while (at >= end) end += 3 + (values[(index += 1)]?.length ?? 0);
    onHit(bucket, elements[index] as Element);
  });
}

/** Small letters, and as many as before. */
function lowerCase(text: string): string {
  const lowered = text.toLowerCase();
  return lowered.length === text.length ? lowered : text.replaceAll('\u0130', 'i').toLowerCase();
}

function pushTo(bucket: Bucket, element: Element): void {
  if (bucket.elements.at(-1) !== element) bucket.elements.push(element);
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
