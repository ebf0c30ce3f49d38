import { Bucket } from './bucket.ts';
import { countUpTo } from './count-up-to.ts';
import type { OnHit } from './name-list.ts';
import { Needles } from './needles.ts';
import { readValues } from './read-values.ts';
import { inSmallLetters } from './small-letters.ts';

/** Stands in no needle. */
const BETWEEN = '\n';

/** Which elements have an attribute whose value contains what rules ask for. */
export class PartList {
  readonly #attribute: string;
  /** In small letters. */
  readonly #needles = new Needles<Bucket>();

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  /** The bucket of a part; all must be taken before anything is read. */
  take(needle: string): Bucket {
    return this.#needles.take(needle, newBucket);
  }

  /** Calls back for every part that somebody asks for and that stands in an element inside of this one. */
  scanInside(scope: Element, onHit: OnHit): void {
    const { elements, values } = readValues(scope, this.#attribute);
    const ends: number[] = [];
    let end = 0;
    for (const { length } of values) ends.push((end += length + BETWEEN.length));
    this.#needles.scan(inSmallLetters(values.join(BETWEEN)), (bucket, position) => {
      onHit(bucket, elements[countUpTo(position, ends)] as Element);
    });
  }

  /** Calls back for every part that somebody asks for and that stands in an element's own value. */
  scan(element: Element, onHit: OnHit): void {
    const value = element.getAttribute(this.#attribute);
    if (value) this.#needles.scan(value.toLowerCase(), (bucket) => onHit(bucket, element));
  }
}

function newBucket(): Bucket {
  return new Bucket();
}
