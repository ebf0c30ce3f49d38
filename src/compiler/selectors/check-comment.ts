import { isScalar } from 'yaml';
import { cut } from '../diagnostic.ts';
import { quote } from '../quote.ts';
import type { Complaint, Passage } from '../passage.ts';
import { nodeAt, type Path } from '../source-file.ts';

/**
 * `.hero #title` and `Suite #203` without quotes: YAML takes all from # for a comment and says
 * nothing.
 * @param what what ends too early, as a sentence begins with it
 */
export function checkComment({ source, path }: Passage, at: Path, what: string): Complaint | null {
  if (source.ordinary) return null;
  const node = nodeAt(source, [...path, ...at]);
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return null;
  // Told as an empty value.
  if (node.value === null) return null;
  const rest = source.text.slice(node.range[1]).split('\n', 1)[0] ?? '';
  const comment = /^\s+(#[\w-].*?)\s*$/.exec(rest)?.[1];
  if (comment === undefined) return null;
  const message = `${what} ends before " #": in YAML everything after # is a comment. Put it in quotes; for a note, write a space after #.`;
  const whole = `${String(node.value)}${isPath(node.value) ? '' : ' '}${comment}`;
  return { code: 'R002', at, message, suggestion: cut(quote(whole)) };
}

/** In an address there is no space before #. */
function isPath(value: unknown): boolean {
  return /^\/\S+$/.test(String(value));
}
