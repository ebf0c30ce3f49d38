/** The time so many milliseconds from now. */
export function isoTime(later: number): string {
  return new Date(Date.now() + later).toISOString();
}
