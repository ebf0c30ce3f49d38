import { isMountPoint } from '../engine/mount-points.ts';
import type { Change } from './explanation.ts';
import { isElement } from './is-element.ts';
import { showElement, showText } from './show-element.ts';

/** An element that went, and the one that came in its place. */
interface Exchange {
  readonly before: Element;
  readonly after: Element;
}

/** What the records of one rule's turn say of nodes that came, went or stand elsewhere now. */
export function listMoves(records: readonly MutationRecord[], root: Element): Change[] {
  const moves = records.filter(({ type }) => type === 'childList');
  const exchanges = moves.flatMap((record) => exchangeOf(record, root) ?? []);
  const exchanged = new Set<Node>(exchanges.flatMap(({ before, after }) => [before, after]));
  const added = new Set(moves.flatMap(({ addedNodes }) => [...addedNodes]));
  const removed = new Set(moves.flatMap(({ removedNodes }) => [...removedNodes]));
  const others = [...new Set([...removed, ...added])].filter((node) => !exchanged.has(node));
  return [
    ...exchanges.map(describeExchange),
    ...others.flatMap((node) => describeOther(node, added, removed, root)),
  ];
}

/** Null when it was not one element for one. */
function exchangeOf({ addedNodes, removedNodes }: MutationRecord, root: Element): Exchange | null {
  const [before, after] = [removedNodes[0], addedNodes[0]];
  if (removedNodes.length !== 1 || addedNodes.length !== 1 || !before || !after) return null;
  if (!isElement(before) || !isElement(after)) return null;
  return root.contains(after) && !root.contains(before) ? { before, after } : null;
}

function describeExchange({ before, after }: Exchange): Change {
  return describe('replaced', after, showElement(before), showElement(after));
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
    return removed.has(node) ? [describe('removed', node, shown, null)] : [];
  if (!added.has(node) || isInside(node, added)) return [];
  if (!removed.has(node)) return [describe('added', node, null, shown)];
  return isElement(node) ? [describe('moved', node, shown, shown)] : [];
}

/** What came in with another node is no change of its own. */
function isInside(node: Node, added: ReadonlySet<Node>): boolean {
  return node.parentNode !== null && added.has(node.parentNode) && !isMountPoint(node);
}

function describe(
  kind: Change['kind'],
  { parentElement }: Node,
  before: string | null,
  after: string | null,
): Change {
  return { kind, on: parentElement ? showElement(parentElement) : '', name: '', before, after };
}
