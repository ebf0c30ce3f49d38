import { liftStyles, restoreStyles } from '../page/inline-styles.ts';
import { parseHtml } from '../page/parse-html.ts';
import type { Platform } from '../page/platform.ts';
import { sanitize } from '../page/sanitize.ts';

/** A piece of a page's main content, sanitized but not cleaned: what a fixture holds. */
export function openFragment(html: string, window: Platform): HTMLElement {
  const content = parseHtml(html, window);
  liftStyles(content);
  const fragment = sanitize(content, window);
  restoreStyles(fragment);
  return fragment;
}
