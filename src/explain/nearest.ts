import { distance } from 'fastest-levenshtein';
import { showText } from './show-element.ts';

/** A word of the page, and how many elements have it. */
export interface Counted {
  readonly value: string;
  readonly count: number;
}

/** Counts values, the most frequent first. */
export function countValues(values: readonly string[]): Counted[] {
  const groups = Map.groupBy(values, (value) => value);
  return [...groups]
    .map(([value, all]) => ({ value, count: all.length }))
    .toSorted((one, other) => other.count - one.count);
}

/** `big (3), small (1)` */
export function listCounted(values: readonly Counted[]): string {
  return values.map(({ value, count }) => `${showText(value)} (${count})`).join(', ');
}

/** The values most like the one wanted; those that have nothing in common are left out. */
export function nearestWords(wanted: string, values: readonly Counted[], most = 3): Counted[] {
  return rank(values, ({ value }) => unlike(wanted.toLowerCase(), value.toLowerCase()), most);
}

/** The texts most like the one wanted, or a stretch of them if `isPart`. */
export function nearestTexts<Item>(
  wanted: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  isPart: boolean,
): Item[] {
  const measure = isPart ? unlikeStretch : unlikeText;
  return rank(items, (item) => measure(wanted, textOf(item)), 1);
}

const TOO_UNLIKE = 0.5;

function rank<Item>(items: readonly Item[], measure: (item: Item) => number, most: number): Item[] {
  return items
    .map((item) => ({ item, away: measure(item) }))
    .filter(({ away }) => away <= TOO_UNLIKE)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ item }) => item);
}

/** 0 for the same, 1 for nothing in common. */
function unlike(one: string, other: string): number {
  const longest = Math.max(one.length, other.length, 1);
  const isInside =
    one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
  const away = distance(one.slice(0, 200), other.slice(0, 200)) / longest;
  return isInside ? Math.min(away, TOO_UNLIKE - 0.1) : away;
}

/** A text that begins like the one wanted, or holds it, is near however long it is. */
function unlikeText(wanted: string, text: string): number {
  if (wanted === '' || text === '') return 1;
  if (text.includes(wanted)) return 0.2;
  return unlike(wanted, text.slice(0, 400));
}

/** The stretch of as many words that is most like the one wanted. */
function unlikeStretch(wanted: string, text: string): number {
  const words = text.slice(0, 2000).split(' ');
  const length = wanted.split(' ').length;
  let best = 1;
  for (let start = 0; start + length <= words.length && best > 0; start += 1) {
    best = Math.min(best, unlike(wanted, words.slice(start, start + length).join(' ')));
  }
  return best;
}
