import { isMountPoint } from '../engine/mount-points.ts';
import type { Change } from './explanation.ts';
import { isElement } from './is-element.ts';
import { showElement, showText } from './show-element.ts';

/** A change that is told as one, and the nodes of which nothing else is to be told. */
interface Told {
  readonly change: Change;
  readonly nodes: readonly Node[];
}

/** What the records of one rule's turn say of nodes that came, went or stand elsewhere now. */
export function listMoves(records: readonly MutationRecord[], root: Element): Change[] {
  const moves = records.filter(({ type }) => type === 'childList');
  const told = moves.flatMap(
    (record) => tellUnwrapping(record, moves, root) ?? tellExchange(record, root) ?? [],
  );
  const done = new Set(told.flatMap(({ nodes }) => nodes));
  const added = new Set(moves.flatMap(({ addedNodes }) => [...addedNodes]));
  const removed = new Set(moves.flatMap(({ removedNodes }) => [...removedNodes]));
  const others = [...new Set([...removed, ...added])].filter((node) => !done.has(node));
  return [
    ...told.map(({ change }) => change),
    ...others.flatMap((node) => describeOther(node, added, removed, root)),
  ];
}

/** Null unless an element went and left nothing but its content in its place, and spaces around that. */
function tellUnwrapping(
  record: MutationRecord,
  moves: readonly MutationRecord[],
  root: Element,
): Told | null {
  const element = removedBy(record, root);
  const left = [...record.addedNodes];
  if (!element || left.length === 0) return null;
  const content = moves.filter(({ target }) => target === element);
  const held = new Set(content.flatMap(({ removedNodes }) => [...removedNodes]));
  if (!left.every((node) => held.has(node) || node.nodeValue?.trim() === '')) return null;
  const change = describe('unwrapped', record.target, showElement(element), null);
  return { change, nodes: [element, ...left] };
}

/** Null unless one element went and another one came in its place. */
function tellExchange(record: MutationRecord, root: Element): Told | null {
  const before = removedBy(record, root);
  const [after] = record.addedNodes;
  if (!before || !after || record.addedNodes.length !== 1) return null;
  if (!isElement(after) || !root.contains(after)) return null;
  const change = describe('replaced', record.target, showElement(before), showElement(after));
  return { change, nodes: [before, after] };
}

/** The one element that went, for good. */
function removedBy({ removedNodes }: MutationRecord, root: Element): Element | null {
  const [node] = removedNodes;
  if (removedNodes.length !== 1 || !node || !isElement(node)) return null;
  return root.contains(node) ? null : node;
}

function describeOther(
  node: Node,
  added: ReadonlySet<Node>,
  removed: ReadonlySet<Node>,
  root: Element,
): Change[] {
  const shown = isElement(node) ? showElement(node) : showText(node.nodeValue ?? '');
  if (shown === '') return [];
  if (!root.contains(node))
    return removed.has(node) ? [describe('removed', node.parentNode, shown, null)] : [];
  if (!added.has(node) || isInside(node, added)) return [];
  if (!removed.has(node)) return [describe('added', node.parentNode, null, shown)];
  return isElement(node) ? [describe('moved', node.parentNode, shown, shown)] : [];
}

/** What came in with another node is no change of its own. */
function isInside(node: Node, added: ReadonlySet<Node>): boolean {
  return node.parentNode !== null && added.has(node.parentNode) && !isMountPoint(node);
}

function describe(
  kind: Change['kind'],
  place: Node | null,
  before: string | null,
  after: string | null,
): Change {
  const on = place && isElement(place) ? showElement(place) : '';
  return { kind, on, name: '', before, after };
}
