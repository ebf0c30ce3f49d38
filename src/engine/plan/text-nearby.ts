import type { ChildrenChange, TextChange } from '../change.ts';
import { isDrawnByComponent, isMountPoint } from '../mount-points.ts';

/** More letters than any word that is looked for. */
const ENOUGH = 64;
const SHOW_ELEMENT_AND_TEXT = 0x1 | 0x4;
const ELEMENT = 1;
const TEXT = 3;

/** True when nothing was added that anybody could find or read. */
export function bringsOnlyMountPoints(change: ChildrenChange | TextChange): boolean {
  if (change.kind === 'text' || change.added.length === 0) return false;
  return change.added.every(isMountPoint);
}

/** True when other elements stand there than before, or stand otherwise. */
export function isRearranged({ hasLost, added }: ChildrenChange): boolean {
  return hasLost || added.some(({ nodeType }) => nodeType === ELEMENT);
}

/** True when there are no other elements than before, neither where the change was nor beside. */
export function isTextOnly(change: ChildrenChange | TextChange): boolean {
  if (change.kind === 'text') return true;
  const { parent, added } = change;
  return added.length > 0 && added.every(isText) && parent.firstChild === parent.lastChild;
}

/** True for texts and line breaks. */
function isRead({ nodeType, nodeName }: Node): boolean {
  return nodeType === TEXT || nodeName.toLowerCase() === 'br';
}

function isText({ nodeType }: Node): boolean {
  return nodeType === TEXT;
}

/** The nodes whose text stands in a place, neighbours on both sides included. */
export function nodesAround(parent: Node, root: Element): Node[] {
  const added = [...parent.childNodes];
  const gap = { previous: null, next: null };
  return nodesNear({ kind: 'children', parent, added, hasLost: false, ...gap }, root);
}

/** The nodes whose text a change has brought together, neighbours on both sides included. */
export function nodesNear(change: ChildrenChange, root: Element): Node[] {
  const { parent, added, previous, next } = change;
  if (!root.contains(parent)) return [];
  const walker = root.ownerDocument.createTreeWalker(root, SHOW_ELEMENT_AND_TEXT);
  const isThere = (node: Node | null): node is Node => node?.parentNode === parent;
  return [
    ...textsBefore(parent, isThere(previous) ? previous : null, walker),
    ...added.filter(isThere),
    ...textsAfter(parent, isThere(next) ? next : null, walker),
  ];
}

function textsBefore(parent: Node, previous: Node | null, walker: TreeWalker): Node[] {
  let last = previous;
  while (last?.lastChild) last = last.lastChild;
  walker.currentNode = last ?? parent;
  const first = last ?? walker.previousNode();
  return collect(first, () => walker.previousNode()).toReversed();
}

function textsAfter(parent: Node, next: Node | null, walker: TreeWalker): Node[] {
  let first = next;
  for (let node = parent; !first && node !== walker.root; node = node.parentNode as Node) {
    first = node.nextSibling;
  }
  if (!first) return [];
  walker.currentNode = first;
  return collect(first, () => walker.nextNode());
}

function collect(first: Node | null, step: () => Node | null): Node[] {
  const nodes: Node[] = [];
  let letters = 0;
  for (let node = first; node && letters < ENOUGH; node = step()) {
    if (!isRead(node) || isDrawnByComponent(node)) continue;
    nodes.push(node);
    letters += node.nodeValue?.length ?? 0;
  }
  return nodes;
}
