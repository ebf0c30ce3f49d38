/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, the limit. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** The generator known as mulberry32. */
export function seedRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}
