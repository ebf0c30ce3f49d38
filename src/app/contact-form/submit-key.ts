import type { ContactMessage } from '../../contract/contact-message.ts';

let last = { text: '', key: '' };

/**
 * The key under which a message is sent: a retry of the same message repeats it, also from a form
 * that was left meanwhile, so that the server keeps one; another message has another.
 */
export function keyFor(message: ContactMessage): string {
  const text = JSON.stringify(message);
  if (last.text !== text) last = { text, key: makeKey() };
  return last.key;
}

/** 128 random bits; `crypto.randomUUID` is missing where a site is tried out without https. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
