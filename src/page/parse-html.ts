import { disarmMarkup } from './disarm-markup.ts';
import { parseInert } from './parse-inert.ts';
import type { Platform } from './platform.ts';

/**
 * Parses any string into an inert document and returns its body. Nothing is fetched or run.
 * Elements whose names would hide members of the document or of a form are disarmed.
 */
export function parseHtml(html: string, window: Platform): HTMLElement {
  const text = withoutByteOrderMark(html).replaceAll('\0', '');
  const parsed = parseInert(`<!doctype html>${disarmMarkup(text)}`, window);
  disarmNames(prototypeValue(window.Document.prototype, 'documentElement', parsed));
  return parsed.body;
}

/** A byte order mark counts as text: it would open the body and push the head into it. */
function withoutByteOrderMark(html: string): string {
  return html.startsWith('\uFEFF') ? withoutByteOrderMark(html.slice(1)) : html;
}

/** `<img name="body">` hides `document.body`; the getter of the prototype cannot be hidden. */
function prototypeValue<Key extends keyof Document>(
  prototype: Document,
  key: Key,
  document: Document,
): Document[Key] {
  return Reflect.get(prototype, key, document) as Document[Key];
}

/** A form's own methods may be hidden by what it holds: only those of the root are called here. */
function disarmNames(root: HTMLElement): void {
  const disarm = (selector: string, name: string): void => {
    for (const element of root.querySelectorAll(selector)) root.removeAttribute.call(element, name);
  };
  const named = 'embed, iframe, object, form, form img, input, select, textarea, fieldset, output';
  disarm('[name]:not(a, meta)', 'name');
  disarm(`:is(${named}, button)[id]`, 'id');
  disarm('[form]', 'form');
}
