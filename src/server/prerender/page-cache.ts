const MOST_PAGES = 200;

/** What a value is made of. */
export interface Version {
  readonly parts: readonly string[];
  /** A value of another season stands in for none: it shows what no longer counts. */
  readonly season: string;
}

interface Entry<Value> {
  readonly season: string;
  /** What the newest value is made of; null when making it failed. */
  parts: readonly string[] | null;
  readonly newest: Promise<Value>;
  /** The last value that was made; null before the first one is. */
  good: Value | null;
}

/**
 * What was made of a page, kept until the page or the rules change. While a new one is made the
 * last good one stands in, so that nobody but the first visitor of a page, or of its season, waits.
 */
export class PageCache<Value> {
  #entries = new Map<string, Entry<Value>>();

  /** The value for a page; made only if what it is made of has changed. */
  get(path: string, version: Version, make: () => Promise<Value>): Promise<Value> {
    const { good, newest } = this.#renew(path, version, make);
    return good === null ? newest : Promise.resolve(good);
  }

  /** As `get`, but waits for the newest value. */
  refresh(path: string, version: Version, make: () => Promise<Value>): Promise<Value> {
    return this.#renew(path, version, make).newest;
  }

  /** As `get`, but waits for nothing: null when there is no value yet. */
  getAtHand(path: string, version: Version, make: () => Promise<Value>): Value | null {
    return this.#renew(path, version, make).good;
  }

  /** As `getAtHand`, but has nothing made. */
  getMade(path: string, { season }: Version): Value | null {
    const known = this.#entries.get(path);
    return known?.season === season ? known.good : null;
  }

  /** The last good value for a page; null when there is none. */
  peek(path: string): Value | null {
    return this.#entries.get(path)?.good ?? null;
  }

  /** Lets go of a page that is no more. */
  forget(path: string): void {
    this.#entries.delete(path);
  }

  #renew(path: string, { parts, season }: Version, make: () => Promise<Value>): Entry<Value> {
    const known = this.#entries.get(path);
    const isOfSeason = known?.season === season;
    if (isOfSeason && known.parts && isSame(known.parts, parts)) return known;
    const good = isOfSeason ? known.good : null;
    const entry: Entry<Value> = { season, parts, newest: make(), good };
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
