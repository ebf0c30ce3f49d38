import { createHmac, randomBytes } from 'node:crypto';
import { isSameSignature } from './is-same-signature.ts';

/** Says when a form was opened, so that nobody can claim another time. */
export interface FormTokens {
  issue(now: number): string;
  /** Milliseconds since the token was issued; null for a token that is not ours. */
  age(token: string, now: number): number | null;
}

/** @param secret signs the tokens; null: one that lasts as long as the process */
export function createFormTokens(secret: string | null): FormTokens {
  const key = secret ?? randomBytes(32);
  const sign = (text: string): string => {
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  };
  return {
    issue(now) {
      const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    age(token, now) {
      const at = token.lastIndexOf('.');
      const text = token.slice(0, Math.max(at, 0));
      if (!isSameSignature(token.slice(at + 1), sign(text))) return null;
      return now - Number.parseInt(text, 36);
    },
  };
}
