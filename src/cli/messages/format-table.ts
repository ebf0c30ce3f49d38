const WIDEST = 36;

/**
 * Lines cells up in columns. What a stranger wrote is made harmless for a terminal, and cut where
 * it is too long; the last column never is.
 */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const last = columns.length - 1;
  const lines = [columns, ...rows].map((cells) => {
    return cells.map((cell, index) => (index === last ? onOneLine(cell) : cut(onOneLine(cell))));
  });
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]!.length)));
  return lines
    .map((cells) => cells.map((cell, index) => cell.padEnd(widths[index]!)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

function cut(text: string): string {
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 3)}...` : text;
}
