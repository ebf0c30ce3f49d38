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
  let line = 1;
  let lineStart = 0;
  for (
    let end = text.indexOf('\n');
    end >= 0 && end < offset;
    end = text.indexOf('\n', lineStart)
  ) {
    line += 1;
    lineStart = end + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
