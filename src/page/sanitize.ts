import { isBeyondDoubt } from './beyond-doubt.ts';
import type { Platform } from './platform.ts';
import { purify } from './purify.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { moveChildren } from './walk.ts';

/**
 * Sanitizes what an element holds into a new, inert `<div class="page-body">`; what is beyond doubt
 * needs no sanitizer. When the platform cannot sanitize, or sanitizing fails, only the text comes
 * through.
 */
export function sanitize(content: Element, window: Platform): HTMLElement {
  const page = content.ownerDocument.createElement('div');
  const text = content.textContent;
  page.className = 'page-body';
  try {
    cleanAttributes(content);
    if (isBeyondDoubt(content, window)) {
      moveChildren(content, page);
    } else {
      page.append(purify(content, window));
      cleanAttributes(page);
    }
  } catch {
    page.textContent = text;
  }
  return page;
}
