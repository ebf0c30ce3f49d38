import type { ChildrenChange, Edit } from './change.ts';
import { breakOf } from './normalize-text.ts';
import { closeOpener, opensWindow } from './trust/index.ts';

/**
 * The edits that actions are made of. Each compares before it writes, and each way back leaves
 * alone what somebody else has written since.
 */

const ELEMENT = 1;

/** Sets an attribute; a null value removes it. */
export function writeAttribute(element: Element, name: string, value: string | null): Edit | null {
  const before = element.getAttribute(name);
  if (before === value) return null;
  setOrRemove(element, name, value);
  return {
    changes: [{ kind: 'attribute', element, name, before, after: value }],
    undo() {
      if (element.getAttribute(name) === value) setOrRemove(element, name, before);
    },
  };
}

/** Sets a link's `rel`; null removes it. A link that opens a new window never hands it this one. */
export function writeRel(link: Element, rel: string | null): Edit | null {
  return writeAttribute(link, 'rel', opensWindow(link) ? closeOpener(rel ?? '') : rel);
}

/** Sets a text node's text. */
export function writeText(node: Node, text: string): Edit | null {
  const before = node.nodeValue;
  if (before === text) return null;
  node.nodeValue = text;
  return {
    changes: [{ kind: 'text', node }],
    undo() {
      if (node.nodeValue === text) node.nodeValue = before;
    },
  };
}

/** Puts a node where it should be: `before` null means at the end of the parent. */
export function writePlace(node: Node, parent: Node, before: Node | null): Edit {
  const left = describeRemoval(node);
  const undo = rememberPlace(node);
  parent.insertBefore(node, before);
  return { changes: [...left, describeAdded(parent, [node])], undo };
}

/** Takes a node out of its parent. */
export function removeNode(node: ChildNode): Edit {
  const changes = describeRemoval(node);
  const undo = rememberPlace(node);
  node.remove();
  return { changes, undo };
}

/**
 * Puts nodes in the place of an element: they are or hold all that it held, in order.
 * @param readsAsBefore false when there is more in them than the element read
 */
export function writeSuccessors(
  old: Element,
  successors: readonly Node[],
  readsAsBefore = true,
): ChildrenChange {
  const parent = old.parentNode as Node;
  old.replaceWith(...successors);
  const change = { ...describeAdded(parent, successors), hasLost: true };
  return readsAsBefore && breakOf(old) === '' ? { ...change, replaced: old } : change;
}

/** Replaces all that an element holds. */
export function writeChildren(element: Element, nodes: readonly Node[]): Edit {
  const before = [...element.childNodes];
  const emptied = before.length > 0 ? [{ ...describeAdded(element, []), hasLost: true }] : [];
  element.replaceChildren(...nodes);
  return {
    changes: [...emptied, describeAdded(element, nodes)],
    undo() {
      const own = nodes.filter((node) => node.parentNode === element);
      (own[0] as ChildNode | undefined)?.before(...before);
      for (const node of own) element.removeChild(node);
    },
  };
}

/** One edit of several; null when none of them wrote. */
export function combineEdits(edits: readonly (Edit | null)[]): Edit | null {
  const written = edits.filter((edit) => edit !== null);
  if (written.length <= 1) return written[0] ?? null;
  return {
    changes: written.flatMap(({ changes }) => changes),
    undo() {
      for (const edit of written.toReversed()) edit.undo();
    },
  };
}

/** The change that neighbouring nodes make where they stand now. */
export function describeAdded(parent: Node, added: readonly Node[]): ChildrenChange {
  const previous = added[0]?.previousSibling ?? null;
  const next = added.at(-1)?.nextSibling ?? null;
  return { kind: 'children', parent, added, hasLost: false, previous, next };
}

/** The change that a node makes by leaving the place where it stands now. */
function describeRemoval(node: Node): ChildrenChange[] {
  const { parentNode: parent, previousSibling: previous, nextSibling: next } = node;
  const hasLost = node.nodeType === ELEMENT;
  return parent ? [{ kind: 'children', parent, added: [], hasLost, previous, next }] : [];
}

function rememberPlace(node: Node): () => void {
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
