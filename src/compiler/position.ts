import type { Range } from './source-file.ts';

/** Lines and columns, counted from 1; the end is exclusive. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Where a stretch of a text stands. */
export function positionOf(text: string, [start, end]: Range): Position {
  const from = lineAndColumn(text, start);
  const to = lineAndColumn(text, Math.max(start, end));
  return { ...from, endLine: to.line, endColumn: to.column };
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const starts = lineStartsOf(text);
  const line = lastLineFrom(starts, offset);
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}

let latest = { text: '', lineStarts: [0] };

/** Positions are asked for file by file, every rule's among them: the latest text is remembered. */
function lineStartsOf(text: string): readonly number[] {
  if (latest.text !== text) latest = { text, lineStarts: findLineStarts(text) };
  return latest.lineStarts;
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return starts;
}

/** The index of the last line that begins at the offset or before, found by halving. */
function lastLineFrom(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
