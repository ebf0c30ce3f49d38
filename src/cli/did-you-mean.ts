import { suggest } from '../compiler/suggest.ts';

/** A sentence for the end of a message, a space before it; empty when nothing comes near. */
export function didYouMean(written: string, words: readonly string[]): string {
  const near = suggest(written, words);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
