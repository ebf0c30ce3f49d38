import { normalizeText } from './normalize-text.ts';

/** What a reader sees or uses though it has no text. */
const CONTENT =
  'img:is([src], [srcset], [alt]:not([alt=""])), picture, svg, video, audio, canvas, iframe, object, embed, map, hr, math, table, ' +
  'input, button, select, textarea, [data-component], [style*="background"]';

/** The attributes that decide about it. */
export const ATTRIBUTES_OF_CONTENT = '[src], [srcset], [alt], [style]';

/** True when an element shows nothing: no text, no media, no picture behind it. */
export function isEmpty(element: Element): boolean {
  if (element.matches(CONTENT) || element.querySelector(CONTENT)) return false;
  return normalizeText(element.textContent ?? '') === '';
}
