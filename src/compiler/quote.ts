/** A text as it should stand in YAML. */
export function quote(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
