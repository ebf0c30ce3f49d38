import { timingSafeEqual } from 'node:crypto';

/** Compares signatures in a time that does not tell how much of them is the same. */
export function isSameSignature(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
