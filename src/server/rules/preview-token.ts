import { createHmac, randomBytes } from 'node:crypto';
import { isSameSignature } from '../security/is-same-signature.ts';

/** The longest time for which a link can be made. */
export const MOST_HOURS = 7 * 24;
const HOUR = 3_600_000;

/** Signs the permission to look behind the pages until a moment; it cannot be made longer. */
export function signPreview(secret: string, hours: number, now: number): string {
  const until = now + hours * HOUR;
  const text = `${Math.floor(until).toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${sign(secret, text)}`;
}

/**
 * Until when a permission holds, in milliseconds since 1970.
 * @returns null when it is not ours or over
 */
export function readPreview(secret: string | null, token: string, now: number): number | null {
  if (secret === null || token.length > 100) return null;
  const at = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(at, 0));
  if (!isSameSignature(token.slice(at + 1), sign(secret, text))) return null;
  const until = Number.parseInt(text, 36);
  return until > now ? until : null;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`rules-preview ${text}`).digest('base64url');
}
