import { distance } from 'fastest-levenshtein';

/**
 * The word that was probably meant: at most three letters away, fewer when it is short. Of several,
 * the one of the same letters: fingers are quicker to change their order than to take others.
 */
export function suggest(written: string, words: readonly string[]): string | undefined {
  const start = written.toLowerCase().slice(0, 80);
  const letters = inOrder(start);
  const ranked = words
    .map((word) => ({ word, away: distance(start, word) }))
    .filter(({ word, away }) => away <= reach(Math.min(word.length, written.length)))
    .map((near) => ({ ...near, others: inOrder(near.word) !== letters }))
    .toSorted((one, other) => one.away - other.away || Number(one.others) - Number(other.others));
  return ranked[0]?.word;
}

function inOrder(word: string): string {
  return [...word].toSorted().join('');
}

function reach(length: number): number {
  if (length < 3) return 1;
  return length < 6 ? 2 : 3;
}
