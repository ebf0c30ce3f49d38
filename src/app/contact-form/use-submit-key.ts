import { useRef } from 'react';
import type { ContactMessage } from '../../contract/contact-message.ts';

/**
 * The key under which a message is sent: a retry of the same message repeats it, so that the
 * server keeps one; another message has another.
 */
export function useSubmitKey(): (message: ContactMessage) => string {
  const last = useRef({ text: '', key: '' });
  return (message) => {
    const text = JSON.stringify(message);
    if (last.current.text !== text) last.current = { text, key: makeKey() };
    return last.current.key;
  };
}

/** 128 random bits; `crypto.randomUUID` is missing where a site is tried out without https. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
