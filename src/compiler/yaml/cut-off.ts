import { isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Range } from '../source-file.ts';

/**
 * The text that a comma has cut in pieces: in `{ heading: Hello, World }` the second word is a key
 * without a colon. Null when there is none.
 */
export function findCutByComma({ flow, items }: YAMLMap): Pick<Node, 'range'> | null {
  const first = flow ? items.findIndex(isRest) : -1;
  const [start] = rangeOf(items[first - 1]?.value) ?? [];
  if (start === undefined) return null;
  const behind = items.findIndex((pair, at) => at > first && !isRest(pair));
  const last = items.at(behind === -1 ? -1 : behind - 1);
  const [, end = start] = rangeOf(last?.key) ?? [];
  return { range: [start, end, end] };
}

/** Where a space is missing after the colon, that is what is wrong. */
function isRest({ key, value }: Pair): boolean {
  return value === null && isScalar(key) && !/^[\w-]+:\S/.test(String(key.value));
}

function rangeOf(node: unknown): Node['range'] {
  return isScalar(node) && node.type === 'PLAIN' ? node.range : null;
}

/** No two of its parts can take the same signs: that would be slow on a line of nothing but spaces. */
const CUT_OFF = /(?:[:,]\s+|\[\s*)((?:[^\s#:,'"{}[\]][^#:,'"{}[\]]*\s)?#\S[^#,{}[\]]*)[}\],]/d;

/**
 * A value in brackets that begins a comment, what follows it included: `{ color: #fff }`,
 * `{ css: #hero, text: Our Team }`.
 * @param at where the parser missed their end: on that line, or on the next one
 */
export function findCommentInBrackets(text: string, at: number): Range | null {
  const ends = [text.indexOf('\n', at), text.lastIndexOf('\n', at - 1)];
  for (const end of ends.map((one) => (one === -1 ? text.length : one))) {
    const offset = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(offset, end);
    const match = CUT_OFF.exec(line);
    const start = match?.indices?.[1]?.[0] ?? 0;
    const { length } = match?.[1]?.trimEnd() ?? '';
    if (length > 0 && isOpen(line.slice(0, start)))
      return [offset + start, offset + start + length];
  }
  return null;
}

function isOpen(line: string): boolean {
  return line.split(/[[{]/).length > line.split(/[\]}]/).length;
}
