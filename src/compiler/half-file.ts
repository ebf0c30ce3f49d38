import { isScalar } from 'yaml';
import type { Complaint, Passage } from './passage.ts';
import { nodeAt, valueRange } from './source-file.ts';

/** `id, why and selector` */
export function nameAll(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

/** Which keys are missing: `selector and action are missing.` */
export function sayMissing(names: readonly string[]): string {
  return `${nameAll(names)} ${names.length === 1 ? 'is' : 'are'} missing.`;
}

/**
 * A file that was saved, or copied, in the middle of a value: what is wrong with that value and what
 * is missing behind it are one mistake.
 */
export function tellHalfFile(
  passage: Passage,
  complaints: readonly Complaint[],
): readonly Complaint[] {
  const lack = complaints.find(({ missing }) => missing);
  const [cut, ...others] = complaints.filter((complaint) => complaint !== lack);
  if (!lack?.missing || !cut || others.length > 0 || !isAtTheEnd(passage, cut)) return complaints;
  if (cut.code === 'R011' && hasValue(passage, cut)) return complaints;
  if (isInQuotes(passage, cut)) return complaints;
  const key = cut.at.findLast((step) => !/^\d+$/.test(String(step))) ?? '';
  const message = `The file ends in the middle of ${key}, and ${sayMissing(lack.missing)} Write the rest.`;
  return [{ code: 'R001', at: cut.at, onKey: true, message }];
}

/** Whoever has written a value was done with its key. */
function hasValue({ source, path }: Passage, { at }: Complaint): boolean {
  const node = nodeAt(source, [...path, ...at]);
  return isScalar(node) ? node.value !== null : node !== null;
}

/** Whoever has closed the quotes was done with the text. */
function isInQuotes({ source, path }: Passage, { at }: Complaint): boolean {
  const node = nodeAt(source, [...path, ...at]);
  return isScalar(node) && node.type !== undefined && node.type.startsWith('QUOTE');
}

function isAtTheEnd({ source, path }: Passage, { at }: Complaint): boolean {
  if (at.length === 0) return false;
  const whole = [...path, ...at];
  const end = Math.max(nodeAt(source, whole)?.range?.[1] ?? 0, valueRange(source, whole)[1]);
  return /^[\s:]*$/.test(source.text.slice(end));
}
