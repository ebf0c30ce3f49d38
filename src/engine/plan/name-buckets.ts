import type { AttributeChange } from '../change.ts';
import type { Bucket } from './bucket.ts';
import { namesIn } from './names-in.ts';
import type { Needles } from './needles.ts';

/** Most values have nothing that rules ask for: they share one list. */
const NONE: readonly Bucket[] = [];

/** The buckets of the class names and ids that elements have. */
export class NameBuckets {
  readonly #byName: Needles<Bucket>;
  /** By the whole value of an attribute: builders repeat them. */
  readonly #byValue = new Map<string, readonly Bucket[]>();

  /** To be used when all names that rules ask for are known. */
  constructor(byName: Needles<Bucket>) {
    this.#byName = byName;
  }

  /** Of the names in a class or id that were not there before. */
  came({ name: attribute, before, after }: AttributeChange): readonly Bucket[] {
    const asked = namesIn(after).filter((name) => this.#byName.get(name));
    if (asked.length === 0) return NONE;
    // With a space more, an id is another one.
    const old = attribute === 'id' ? [] : namesIn(before);
    const names = asked.filter((name) => !old.includes(name));
    return names.map((name) => this.#byName.get(name) as Bucket);
  }

  /** Of an element's classes and id. */
  of(element: Element): readonly Bucket[] {
    const [classes, id] = [element.getAttribute('class'), element.getAttribute('id')];
    const ofClasses = classes === null ? NONE : this.#ofValue(classes);
    return id === null ? ofClasses : [...ofClasses, ...this.#ofValue(id)];
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
    if (this.#byName.size === 0) return NONE;
    const buckets = namesIn(value).flatMap((name) => this.#byName.get(name) ?? []);
    return buckets.length > 0 ? buckets : NONE;
  }
}
