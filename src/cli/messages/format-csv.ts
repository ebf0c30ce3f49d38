/**
 * Where a spreadsheet would let a formula begin: before its signs, also after spaces, at the
 * beginning of a cell and behind whatever else may divide cells. One that divides at semicolons, as
 * is usual where numbers have commas, does not see the quotes of RFC 4180 and divides lines, too.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s'"]*[=+\-@|%\uFF0B\uFF0D\uFF1D\uFF20])|^(?=[\t\r])/g;

/** Writes rows as CSV (RFC 4180). No cell can become a formula, whatever the cells are divided by. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const safe = text.replace(FORMULA, "'");
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
