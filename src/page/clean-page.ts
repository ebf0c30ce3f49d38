import { dropDeadMarkup } from './drop-dead-markup.ts';
import { dropFrame } from './drop-frame.ts';
import { dropIconLetters } from './drop-icon-letters.ts';
import { findMain } from './find-main.ts';
import { liftStyles, restoreStyles } from './inline-styles.ts';
import { limitDepth } from './limit-depth.ts';
import { parseHtml } from './parse-html.ts';
import type { Platform } from './platform.ts';
import { repairBackgrounds } from './repair-backgrounds.ts';
import { repairImages, muteEmptyImages } from './repair-images.ts';
import { replaceEmbeds } from './replace-embeds.ts';
import { sanitize } from './sanitize.ts';
import { unwrapNoscript } from './unwrap-noscript.ts';
import { moveChildren } from './walk.ts';
import { wrapLooseText } from './wrap-loose-text.ts';

/**
 * Cleans and sanitizes a page builder's whole export into one detached, inert
 * `<div class="page-body">`. No rules are applied here.
 */
export function cleanPage(html: string, window: Platform): HTMLElement {
  return finishPage(sanitize(readContent(html, window), window));
}

/** The main content of an export, cleaned and not yet sanitized: nothing to be shown. */
export function readContent(html: string, window: Platform): Element {
  const body = parseHtml(html, window);
  liftStyles(body);
  const main = findMain(body);
  dropFrame(main, main === body);
  const content = detach(main);
  limitDepth(content);
  replaceEmbeds(content);
  repairImages(content);
  unwrapNoscript(content);
  repairBackgrounds(content);
  dropDeadMarkup(content);
  dropIconLetters(content);
  return content;
}

/** Puts right what sanitizing has left. */
export function finishPage(page: HTMLElement): HTMLElement {
  muteEmptyImages(page);
  page.normalize();
  wrapLooseText(page);
  restoreStyles(page);
  return page;
}

/** Moves the content out of its document, so that nothing around it counts any more. */
function detach(main: Element): Element {
  const content = main.ownerDocument.createElement('div');
  moveChildren(main, content);
  return content;
}
