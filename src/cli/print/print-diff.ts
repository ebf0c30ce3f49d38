import { structuredPatch } from 'diff';
import type { Paint } from './paint.ts';

/** A unified diff of two texts, indented; empty when they are the same. */
export function printDiff(
  before: string,
  after: string,
  [from, to]: readonly [string, string],
  paint: Paint,
): string {
  const lines = diffLines(before, after);
  if (lines.length === 0) return '';
  const head = [paint.bad(`--- ${from}`), paint.good(`+++ ${to}`)];
  return [...head, ...lines.map((line) => paintLine(line, paint))]
    .map((line) => `  ${line}\n`)
    .join('');
}

/** The lines of a unified diff without its two head lines. */
export function diffLines(before: string, after: string): string[] {
  const { hunks } = structuredPatch('before', 'after', before, after, '', '', { context: 3 });
  return hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
}

function paintLine(line: string, paint: Paint): string {
  if (line.startsWith('+')) return paint.good(line);
  if (line.startsWith('-')) return paint.bad(line);
  return line.startsWith('@@') ? paint.dim(line) : line;
}
