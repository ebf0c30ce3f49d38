/** Signs with which a spreadsheet lets a formula begin, also after spaces. */
const FORMULA = /^[\s'"]*[=+\-@|%\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Writes rows as CSV (RFC 4180). No cell can become a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
