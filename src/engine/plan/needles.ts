/** Looks for many words at once, in one pass over a text. */
export class Needles<Found> {
  readonly #found = new Map<string, Found>();
  readonly #beginnings = new Map<string, readonly Found[]>();
  #pattern: RegExp | null = null;

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

  /**
   * Calls back for every place where a needle stands, from left to right; needles may overlap.
   * @param at where it begins, counted from 0
   */
  scan(text: string, onFound: (found: Found, at: number) => void): void {
    const pattern = (this.#pattern ??= patternOf([...this.#found.keys()]));
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [longest] = match;
      onFound(this.#found.get(longest) as Found, match.index);
      for (const shorter of this.#beginningsOf(longest)) onFound(shorter, match.index);
      pattern.lastIndex = match.index + 1;
    }
  }

  /** What stands for the needles with which a needle begins. */
  #beginningsOf(needle: string): readonly Found[] {
    let beginnings = this.#beginnings.get(needle);
    if (!beginnings) {
      const shorter = Array.from({ length: needle.length - 1 }, (_, end) =>
        needle.slice(0, end + 1),
      );
      beginnings = shorter.flatMap((one) => this.#found.get(one) ?? []);
      this.#beginnings.set(needle, beginnings);
    }
    return beginnings;
  }
}

/** Sorted alternatives, of which the browser makes one tree; those that begin like another come first. */
function patternOf(needles: readonly string[]): RegExp {
  const sorted = needles.toSorted((one, other) => (one < other ? 1 : -1));
  return new RegExp(sorted.map(escape).join('|') || '(?!)', 'g');
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
