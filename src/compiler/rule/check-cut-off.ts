import type { Complaint, Passage } from '../passage.ts';
import type { RawRule } from '../read-rule.ts';
import { checkComment } from '../selectors/check-comment.ts';
import type { Path } from '../source-file.ts';

/**
 * What holds an author's own words, with any sign in them. In any other value all behind # can be
 * nothing but a note.
 */
export const OWN_WORDS = ['why', 'find', 'with', 'text', 'value', 'alt', 'to'];

/**
 * The texts and styles of a rule that end where a comment begins.
 * @param selectors options that are selectors, which are asked elsewhere
 */
export function checkCutOff(
  passage: Passage,
  rule: RawRule,
  selectors: readonly string[],
): Complaint[] {
  const texts = OWN_WORDS.filter((key) => rule[key] !== undefined && !selectors.includes(key));
  const places: Path[] = [...texts.map((key) => [key]), ...stylesOf(rule)];
  return places.flatMap((at) => checkComment(passage, at, at.join('.')) ?? []);
}

function stylesOf({ style }: RawRule): Path[] {
  if (typeof style !== 'object' || style === null) return [];
  return Object.keys(style).map((property) => ['style', property]);
}

/** What is wrong with the rest of a text that was cut off is not wrong with the text. */
export function leaveOutRests(
  complaints: readonly Complaint[],
  cutOff: readonly Complaint[],
): Complaint[] {
  const places = new Set(cutOff.map(({ at }) => at.join('/')));
  return complaints.filter(({ at }) => !places.has(at.join('/')));
}
