import type { Refusal } from './refusal.ts';

const LONGEST_TEXT = 5_000;
const INVISIBLE_DIRECTION = /[\u202A-\u202E\u2066-\u2069\u0000]/;
/** But for line ends and tabs. */
const CONTROL = /[\u0001-\u0008\u000B-\u001F\u007F]/;

/** Refuses text that could deceive a reader or flood a page. */
export function refuseText(text: string): Refusal | null {
  if (INVISIBLE_DIRECTION.test(text))
    return { code: 'R209', message: 'Text has invisible direction characters.' };
  if (CONTROL.test(text)) return { code: 'R209', message: 'Text has control characters.' };
  if (text.length > LONGEST_TEXT) {
    const message = `Text is too long (${text.length} characters, limit ${LONGEST_TEXT}).`;
    return { code: 'R209', message };
  }
  return null;
}
