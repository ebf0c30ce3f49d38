/**
 * Whether a time is less than so many milliseconds ago. One that lies ahead is not: the clock was
 * wrong then and has been put right, and would else count for as long as it was wrong.
 */
export function isRecent(time: number, milliseconds: number, now = Date.now()): boolean {
  const age = now - time;
  return age >= 0 && age < milliseconds;
}
