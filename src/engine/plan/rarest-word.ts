import { plainWords } from '../normalize-text.ts';

/** Most texts have a word that stands in hardly any place; only of the others is more counted. */
const FEW_PLACES = [8, 64];

/**
 * Where the rarest word of a text stands in that of a page, counted from 0; null when it has no
 * words, or none that stands in fewer places than `wanted`.
 * @param text normalized
 * @param page in small letters
 */
export function placesOfRarest(
  text: string,
  page: string,
  wanted: number,
): readonly number[] | null {
  const words = plainWords(text);
  for (const few of [...FEW_PLACES, wanted]) {
    const places = fewestPlaces(words, page, Math.min(few, wanted));
    if (places) return places;
  }
  return null;
}

/** The places of the word that has the fewest; null when none has fewer than the limit. */
function fewestPlaces(
  words: readonly string[],
  page: string,
  limit: number,
): readonly number[] | null {
  let fewest: readonly number[] | null = null;
  for (const word of words) {
    const places = placesOf(word, page, fewest?.length ?? limit);
    if (places) fewest = places;
  }
  return fewest;
}

/** Null when a word stands in so many places. */
function placesOf(word: string, page: string, limit: number): readonly number[] | null {
  const places: number[] = [];
  for (let at = page.indexOf(word); at !== -1; at = page.indexOf(word, at + 1)) {
    places.push(at);
    if (places.length >= limit) return null;
  }
  return places;
}
