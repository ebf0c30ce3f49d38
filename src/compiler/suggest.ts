import { distance } from 'fastest-levenshtein';

/** The word that was probably meant: at most three letters away, fewer when it is short. */
export function suggest(written: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({ word, away: distance(written.toLowerCase().slice(0, 80), word) }))
    .filter(({ word, away }) => away <= reach(Math.min(word.length, written.length)))
    .toSorted((one, other) => one.away - other.away);
  return ranked[0]?.word;
}

function reach(length: number): number {
  if (length < 3) return 1;
  return length < 6 ? 2 : 3;
}
