/** Today's date, such as `2026-11-21`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
