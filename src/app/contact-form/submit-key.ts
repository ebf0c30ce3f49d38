import type { ContactMessage } from '../../contract/contact-message.ts';

/** By what a message says, for as long as the tab lives. */
const keys = new Map<string, string>();

/**
 * The key under which a message is sent: a retry of the same message repeats it, also from a form
 * that was left meanwhile, or when another form has sent something since, so that the server keeps
 * one; another message has another.
 */
export function keyFor(message: ContactMessage): string {
  const text = JSON.stringify(message);
  const key = keys.get(text) ?? makeKey();
  keys.set(text, key);
  return key;
}

/** 128 random bits; `crypto.randomUUID` is missing where a site is tried out without https. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
