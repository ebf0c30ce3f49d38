const STORAGE_KEY = 'scroll-positions';
/** No browser's history holds more entries: what was left longer ago nobody comes back to. */
const MOST = 100;

/** How far each page of the tab's history was scrolled when it was left. */
export class ScrollMemory {
  #tops = new Map<string, number>();

  remember(entry: string, top: number): void {
    this.#tops.delete(entry);
    this.#tops.set(entry, top);
    const [oldest] = this.#tops.keys();
    if (this.#tops.size > MOST && oldest !== undefined) this.#tops.delete(oldest);
  }

  recall(entry: string): number | undefined {
    return this.#tops.get(entry);
  }

  /** Keeps everything for the tab's next document. */
  store(): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.#tops]));
    } catch {
      // A visitor who forbids storage starts at the top after the next page load.
    }
  }

  /** Goes on from the tab's document before. */
  load(): void {
    try {
      const stored = sessionStorage.getItem(STORAGE_KEY) ?? '[]';
      this.#tops = new Map(JSON.parse(stored) as [string, number][]);
    } catch {
      // Nothing is known, as on a first visit.
    }
  }
}
