import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { keepFirstLines } from './keep-first-lines.ts';
import type { Platform } from './platform.ts';
import { ATTRIBUTES, HTML_TAGS, SVG_TAGS } from './tags.ts';

const CONFIG = Object.freeze({
  ALLOWED_TAGS: [...HTML_TAGS, ...SVG_TAGS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  FORBID_ATTR: ['style', 'srcdoc', 'is'],
  SANITIZE_DOM: true,
  SANITIZE_NAMED_PROPS: false,
  RETURN_DOM_FRAGMENT: true,
}) satisfies Config;
const purifiers = new WeakMap<Platform, DOMPurify>();

/**
 * Sanitizes what an element holds. The way through text and a second parser leaves only what a
 * browser would read again.
 * @throws when the platform cannot sanitize.
 */
export function purify(content: Element, window: Platform): Node {
  const purifier = purifiers.get(window) ?? createPurifier(window as never);
  purifiers.set(window, purifier);
  if (!purifier.isSupported) throw new Error('This platform cannot sanitize HTML.');
  keepFirstLines(content);
  return purifier.sanitize(content.innerHTML, { ...CONFIG });
}
