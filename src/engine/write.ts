import type { Undo } from './define-action.ts';

/**
 * The writes that actions are made of. Each compares before it writes, and each way back leaves
 * alone what somebody else has written since.
 */

/** Sets an attribute; a null value removes it. */
export function writeAttribute(element: Element, name: string, value: string | null): Undo | null {
  const before = element.getAttribute(name);
  if (before === value) return null;
  setOrRemove(element, name, value);
  return () => {
    if (element.getAttribute(name) === value) setOrRemove(element, name, before);
  };
}

/** Sets one style declaration through CSSOM, which a strict content security policy allows. */
export function writeStyle(element: Element, property: string, value: string): Undo | null {
  const { style } = element as HTMLElement;
  const before = style.getPropertyValue(property);
  if (before === value) return null;
  const hadStyle = element.hasAttribute('style');
  const putBack = (): void => {
    replaceStyle(style, property, before);
    // Asking for the attribute first matters: Chromium removes only what it has written out.
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style');
  };
  replaceStyle(style, property, value);
  const written = style.getPropertyValue(property);
  if (written === before || written === '') {
    putBack();
    return null;
  }
  return () => {
    if (style.getPropertyValue(property) === written) putBack();
  };
}

/** Chromium keeps an old address that leads to the same file, so the old one goes first. */
function replaceStyle(style: CSSStyleDeclaration, property: string, value: string): void {
  style.removeProperty(property);
  if (value !== '') style.setProperty(property, value);
}

/** Sets a text node's text. */
export function writeText(node: Node, text: string): Undo | null {
  const before = node.nodeValue;
  if (before === text) return null;
  node.nodeValue = text;
  return () => {
    if (node.nodeValue === text) node.nodeValue = before;
  };
}

/** Puts a node where it should be: `before` null means at the end of the parent. */
export function writePlace(node: Node, parent: Node, before: Node | null): Undo {
  const leave = rememberPlace(node);
  parent.insertBefore(node, before);
  return leave;
}

/** Takes a node out of its parent. */
export function removeNode(node: ChildNode): Undo {
  const putBack = rememberPlace(node);
  node.remove();
  return putBack;
}

/** One way back for several writes; null when none of them wrote. */
export function combineUndo(undos: readonly (Undo | null)[]): Undo | null {
  const written = undos.filter((undo) => undo !== null);
  if (written.length === 0) return null;
  return () => {
    for (const undo of written.toReversed()) undo();
  };
}

function rememberPlace(node: Node): Undo {
  const { parentNode: parent, nextSibling: next } = node;
  return () => {
    if (!parent) node.parentNode?.removeChild(node);
    else parent.insertBefore(node, next?.parentNode === parent ? next : null);
  };
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
