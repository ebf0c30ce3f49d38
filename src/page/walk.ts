import { LIFTED } from './lifted.ts';

const ELEMENTS = 1;
const TEXTS = 4;
const COMMENTS = 128;
const UNREAD = new Set([
  'script',
  'style',
  'noframes',
  'template',
  'noscript',
  'title',
  'textarea',
  'option',
]);

/** Every comment below `root`. The sanitizer distrusts a text like `a < b` beside a comment. */
export function commentsIn(root: Element): ChildNode[] {
  return nodesIn(root, COMMENTS) as ChildNode[];
}

/** Every node a reader can meet below `root`: elements and texts, in document order. */
export function readableNodesIn(root: Element): Node[] {
  return nodesIn(root, ELEMENTS + TEXTS);
}

/** Every text below `root`, in document order. */
export function textsIn(root: Element): Node[] {
  return nodesIn(root, TEXTS);
}

/** Whether a visitor reads a text: scripts, styles and the like hold texts that nobody sees. */
export function isRead(text: Node): boolean {
  return !UNREAD.has(text.parentElement?.localName ?? '');
}

/** How many characters below `root` a visitor can read; spaces do not count. */
export function readableSize(root: Element): number {
  return textsIn(root).reduce((size, text) => size + (isRead(text) ? visibleLength(text) : 0), 0);
}

/** Whether a node is text that shows nothing: spaces, line ends and no-break spaces only. */
export function isBlankText(node: Node): boolean {
  return node.nodeType === 3 && (node.nodeValue ?? '').trim() === '';
}

/** Moves all children to the end of another parent, one by one: there may be millions of them. */
export function moveChildren(from: Element, to: ParentNode): void {
  while (from.firstChild) to.append(from.firstChild);
}

/** Replaces an element by its own children. */
export function unwrap(element: Element): void {
  const children = element.ownerDocument.createDocumentFragment();
  moveChildren(element, children);
  element.replaceWith(children);
}

/** Replaces an element by one of another name that takes over children and harmless attributes. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ['id', 'class', LIFTED, 'lang', 'dir', 'title']) {
    const value = element.getAttribute(attribute);
    if (value !== null) renamed.setAttribute(attribute, value);
  }
  moveChildren(element, renamed);
  element.replaceWith(renamed);
  return renamed;
}

function nodesIn(root: Element, kinds: number): Node[] {
  const walker = root.ownerDocument.createTreeWalker(root, kinds);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function visibleLength(text: Node): number {
  return (text.nodeValue ?? '').replaceAll(/\s+/g, '').length;
}
