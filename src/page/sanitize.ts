import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import type { Platform } from './platform.ts';
import { refuseAttributes } from './refuse-attributes.ts';
import { ATTRIBUTES, HTML_TAGS, SVG_TAGS } from './tags.ts';
import { elementsIn } from './walk.ts';

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
 * Sanitizes what an element holds into a new, inert `<div class="page-body">`. When the platform
 * cannot sanitize, or sanitizing fails, only the text comes through.
 */
export function sanitize(content: Element, window: Platform): HTMLElement {
  const page = content.ownerDocument.createElement('div');
  page.className = 'page-body';
  try {
    page.append(purify(content, window));
    refuseAttributes(page);
  } catch {
    page.textContent = content.textContent;
  }
  return page;
}

/** The way through text and a second parser leaves only what a browser would read again. */
function purify(content: Element, window: Platform): Node {
  const purifier = purifiers.get(window) ?? createPurifier(window as never);
  purifiers.set(window, purifier);
  if (!purifier.isSupported) throw new Error('This platform cannot sanitize HTML.');
  for (const pre of elementsIn(content, 'pre')) keepFirstLine(pre);
  return purifier.sanitize(content.innerHTML, { ...CONFIG });
}

/** Parsers drop the line end after `<pre>`; a second one keeps the first. */
function keepFirstLine(pre: Element): void {
  if (pre.textContent.startsWith('\n')) pre.prepend('\n');
}
