const PROTECTED = '[data-protected]';

/** True in a part of the page that no rule may change. */
export function isProtected(node: Node): boolean {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  return element?.closest(PROTECTED) != null;
}

/** True when an element holds such a part. */
export function holdsProtected(element: Element): boolean {
  return element.querySelector(PROTECTED) !== null;
}
