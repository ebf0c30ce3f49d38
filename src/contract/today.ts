/** Today's date in UTC, such as `2026-11-21`: rules may count for a season. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
