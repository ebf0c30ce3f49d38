import type { Edit } from './change.ts';
import { unifyStyle } from './unify-style.ts';

/** Style properties and the values that they shall have. */
type Declarations = Readonly<Record<string, string>>;

type ChangeStyle = (style: CSSStyleDeclaration) => void;

/** Sets one style declaration; see `writeStyles`. */
export function writeStyle(element: Element, property: string, value: string): Edit | null {
  return writeStyles(element, { [property]: value });
}

/**
 * Sets style declarations, in order, through CSSOM, which a strict content security policy allows.
 * What was `!important` stays so. It is the whole style that is compared: a shorthand may stand
 * beside one of its parts.
 * @throws {Error} when the browser does not understand a value
 */
export function writeStyles(element: Element, declarations: Declarations): Edit | null {
  const { style, ownerDocument } = element as HTMLElement;
  if (saysSo(style, declarations)) return null;
  const change: ChangeStyle = (target) => declareAll(target, declarations, ownerDocument);
  return style.length === 0 ? beginStyle(element, change) : editStyle(element, change);
}

/** Takes one style declaration away. */
export function dropStyle(element: Element, property: string): Edit | null {
  return editStyle(element, (style) => style.removeProperty(property));
}

/** Most elements have no styles: there nothing can be lost, and it need not be tried before. */
function beginStyle(element: Element, change: ChangeStyle): Edit {
  const { style } = element as HTMLElement;
  const hadStyle = element.hasAttribute('style');
  try {
    change(style);
  } catch (error) {
    putStyle(element, '', hadStyle);
    throw error;
  }
  return editOf(element, '', style.cssText, hadStyle);
}

/** @param change what is done to a copy of the style, before it becomes the element's */
function editStyle(element: Element, change: ChangeStyle): Edit | null {
  const before = (element as HTMLElement).style.cssText;
  const copy = sketch(element.ownerDocument, before);
  change(copy);
  const after = copy.cssText;
  if (after === before) return null;
  const hadStyle = element.hasAttribute('style');
  putStyle(element, after, true);
  return editOf(element, before, after, hadStyle);
}

function editOf(element: Element, before: string, after: string, hadStyle: boolean): Edit {
  const { style, ownerDocument } = element as HTMLElement;
  return {
    changes: [{ kind: 'attribute', element, name: 'style', before: null, after: null }],
    undo() {
      if (style.cssText === after) return putStyle(element, before, hadStyle);
      takeBack(style, sketch(ownerDocument, before), sketch(ownerDocument, after));
    },
  };
}

/** @param keepsAttribute whether there may be an attribute that says nothing */
function putStyle(element: Element, text: string, keepsAttribute: boolean): void {
  (element as HTMLElement).style.cssText = text;
  // Asking for the attribute first matters: Chromium removes only what it has written out.
  if (!keepsAttribute && element.getAttribute('style') === '') element.removeAttribute('style');
}

function saysSo(style: CSSStyleDeclaration, declarations: Declarations): boolean {
  for (const property in declarations) {
    if (style.getPropertyValue(property) !== declarations[property]) return false;
  }
  return true;
}

/** A style that nobody sees. */
function sketch(page: Document, text = ''): CSSStyleDeclaration {
  const { style } = page.createElement('span');
  style.cssText = text;
  return style;
}

function declareAll(style: CSSStyleDeclaration, declarations: Declarations, page: Document): void {
  for (const [property, given] of Object.entries(declarations)) {
    const value = unifyStyle(property, given);
    if (declare(style, property, value) || isUnderstood(property, value, page)) continue;
    throw new Error(`The browser does not understand "${property}: ${given}".`);
  }
}

/** Returns true when it has another value than before. */
function declare(style: CSSStyleDeclaration, property: string, value: string): boolean {
  if (value === '') return false;
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  // Chromium keeps an old address that leads to the same file, so the old one goes first.
  if (ADDRESS.test(value)) style.removeProperty(property);
  style.setProperty(property, value, priority);
  return style.getPropertyValue(property) !== before;
}

const ADDRESS = /url\(/i;

function isUnderstood(property: string, value: string, page: Document): boolean {
  const style = sketch(page);
  style.setProperty(property, value);
  return style.cssText !== '';
}

/** What nobody has changed since becomes what it was. */
function takeBack(
  style: CSSStyleDeclaration,
  was: CSSStyleDeclaration,
  wrote: CSSStyleDeclaration,
): void {
  for (const name of new Set([...was, ...wrote])) {
    if (style.getPropertyValue(name) !== wrote.getPropertyValue(name)) continue;
    style.setProperty(name, was.getPropertyValue(name), was.getPropertyPriority(name));
  }
}
