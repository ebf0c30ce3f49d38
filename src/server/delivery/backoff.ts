const FIRST = 10_000;
/** The longest wait between two tries, in milliseconds. */
export const LONGEST_WAIT = 4 * 60 * 60 * 1000;

/**
 * Milliseconds until the next try: ten seconds, doubled each time, four hours at most, and up to
 * a fifth less, so that many deliveries do not come back at once.
 * @param attempts how many have failed, at least 1
 * @param random from 0 to 1
 */
export function waitBeforeRetry(attempts: number, random: number): number {
  const full = Math.min(FIRST * 2 ** (attempts - 1), LONGEST_WAIT);
  return Math.round(full * (1 - random / 5));
}
