const MOST_PAGES = 200;

interface Entry<Value> {
  /** What the newest value is made of; null when making it failed. */
  parts: readonly string[] | null;
  readonly newest: Promise<Value>;
  /** The last value that was made; null before the first one is. */
  good: Value | null;
}

/**
 * What was made of a page, kept until the page or the rules change. While a new one is made the
 * last good one stands in, so that nobody but a page's first visitor ever waits.
 */
export class PageCache<Value> {
  #entries = new Map<string, Entry<Value>>();

  /** The value for a page; made only if what it is made of has changed. */
  get(path: string, parts: readonly string[], make: () => Promise<Value>): Promise<Value> {
    const { good, newest } = this.#renew(path, parts, make);
    return good === null ? newest : Promise.resolve(good);
  }

  /** As `get`, but waits for the newest value. */
  refresh(path: string, parts: readonly string[], make: () => Promise<Value>): Promise<Value> {
    return this.#renew(path, parts, make).newest;
  }

  /** As `get`, but waits for nothing: null when there is no value yet. */
  getAtHand(path: string, parts: readonly string[], make: () => Promise<Value>): Value | null {
    return this.#renew(path, parts, make).good;
  }

  /** The last good value for a page; null when there is none. */
  peek(path: string): Value | null {
    return this.#entries.get(path)?.good ?? null;
  }

  #renew(path: string, parts: readonly string[], make: () => Promise<Value>): Entry<Value> {
    const known = this.#entries.get(path);
    if (known?.parts && isSame(known.parts, parts)) return known;
    const entry: Entry<Value> = { parts, newest: make(), good: known?.good ?? null };
    entry.newest.then(
      (value) => (entry.good = value),
      () => (entry.parts = null),
    );
    this.#keep(path, entry);
    return entry;
  }

  #keep(path: string, entry: Entry<Value>): void {
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
