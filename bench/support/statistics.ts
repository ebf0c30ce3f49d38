/** Several measurements of one thing, in the unit they were taken in. */
export interface Spread {
  readonly median: number;
  /** The first and the third quartile. */
  readonly low: number;
  readonly high: number;
}

/** Median and quartiles of at least one measurement. */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((one, other) => one - other);
  return { median: at(sorted, 0.5), low: at(sorted, 0.25), high: at(sorted, 0.75) };
}

/** The middle one of several measurements. */
export function median(samples: readonly number[]): number {
  return spreadOf(samples).median;
}

function at(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
