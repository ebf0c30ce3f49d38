import { createHash } from 'node:crypto';

const MOST_PAGES = 200;

/** What was made of a page, kept until the page or the rules change. Nobody waits for it twice. */
export class PageCache<Value> {
  #entries = new Map<string, { readonly key: string; readonly value: Promise<Value> }>();

  /** The value for a page; made only if what it is made of has changed. */
  get(path: string, parts: readonly string[], make: () => Promise<Value>): Promise<Value> {
    const key = hash(parts);
    const known = this.#entries.get(path);
    if (known?.key === key) return known.value;
    const value = make();
    this.#keep(path, key, value);
    return value;
  }

  #keep(path: string, key: string, value: Promise<Value>): void {
    this.#entries.delete(path);
    this.#entries.set(path, { key, value });
    value.catch(() => this.#entries.delete(path));
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
  }
}

function hash(parts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
}
