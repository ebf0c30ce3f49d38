/** Looks for many words at once, in one pass over a text. */
export class Needles<Found> {
  readonly #found = new Map<string, Found>();
  readonly #beginnings = new Map<string, readonly string[]>();
  #pattern: RegExp | null = null;
  /** Some needle begins with another one. */
  #isNested = false;

  get size(): number {
    return this.#found.size;
  }

  /** What stands for a needle, which is not empty; made when it is asked for the first time. */
  take(needle: string, make: () => Found): Found {
    const known = this.#found.get(needle);
    if (known !== undefined) return known;
    this.#pattern = null;
    const made = make();
    this.#found.set(needle, made);
    return made;
  }

  /** What stands for a needle that was taken. */
  get(needle: string): Found | undefined {
    return this.#found.get(needle);
  }

  /**
   * Calls back for every place where a needle stands, from left to right; needles may overlap.
   * @param at where it begins, counted from 0
   * @param end where it ends
   */
  scan(text: string, onFound: (found: Found, at: number, end: number) => void): void {
    const pattern = (this.#pattern ??= this.#makePattern());
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const { 0: longest, index } = match;
      onFound(this.#found.get(longest) as Found, index, index + longest.length);
      if (this.#isNested) {
        for (const shorter of this.#beginningsOf(longest)) {
          onFound(this.#found.get(shorter) as Found, index, index + shorter.length);
        }
      }
      pattern.lastIndex = index + 1;
    }
  }

  /** Sorted alternatives, of which the browser makes one tree; those that begin like another come first. */
  #makePattern(): RegExp {
    const sorted = [...this.#found.keys()].toSorted().toReversed();
    this.#isNested = sorted.some((needle, at) => sorted[at - 1]?.startsWith(needle));
    return new RegExp(sorted.map(escape).join('|') || '(?!)', 'g');
  }

  /** The shorter needles with which a needle begins. */
  #beginningsOf(needle: string): readonly string[] {
    let beginnings = this.#beginnings.get(needle);
    if (!beginnings) {
      const shorter = Array.from({ length: needle.length - 1 }, (_, end) =>
        needle.slice(0, end + 1),
      );
      beginnings = shorter.filter((one) => this.#found.has(one));
      this.#beginnings.set(needle, beginnings);
    }
    return beginnings;
  }
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
