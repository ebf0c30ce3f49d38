import type { FormTokens } from '../security/form-token.ts';
import type { FormExtras } from './read-extras.ts';

/** Why a message may have been sent by a program; null when nothing speaks for it. */
export function findSuspicion(
  { honeypot, token }: FormExtras,
  tokens: FormTokens,
  minimumSeconds: number,
): string | null {
  if (honeypot !== '') return 'The hidden field is filled in.';
  const age = tokens.age(token, Date.now());
  // A form that was opened later than now tells of a clock that was set, and of nobody's haste.
  if (age === null || age < 0 || age >= minimumSeconds * 1000) return null;
  return `The form was filled in within ${minimumSeconds} seconds.`;
}
