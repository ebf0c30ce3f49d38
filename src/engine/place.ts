import { canHoldBlocks, hasLink, isInline, isPart, linkAround } from './content-model.ts';
import { isMountPoint } from './mount-points.ts';
import { isProtected } from './protected.ts';

/** Where something goes, seen from an element. */
export const POSITION = { enum: ['before', 'after', 'start', 'end'] } as const;

export type Position = (typeof POSITION)['enum'][number];

export interface Place {
  readonly parent: Element;
  /** Null: at the end of the parent. */
  readonly before: ChildNode | null;
}

/**
 * The nearest place for a block at a position of an element. Inside a paragraph, a heading or a
 * list there is none, so it goes before or after those. Before and after the page's root mean its
 * start and end: a rule never acts outside of it.
 */
export function findPlace(element: Element, position: Position, root: Element): Place {
  const side = position === 'before' || position === 'start' ? 'start' : 'end';
  const isOutside = position === 'before' || position === 'after';
  let inside = element;
  if (element === root || (!isOutside && canHoldBlocks(element))) return placeIn(inside, side);

  while (inside.parentElement && inside.parentElement !== root && !fits(inside)) {
    inside = inside.parentElement;
  }
  const before = side === 'start' ? inside : skipMountPoints(inside.nextSibling);
  return { parent: inside.parentElement ?? root, before };
}

/** The nearest place for a component, which has links and buttons of its own: outside of a link. */
export function findComponentPlace(element: Element, position: Position, root: Element): Place {
  const link = linkAround(element);
  return link ? findPlace(link, outside(position), root) : findPlace(element, position, root);
}

function outside(position: Position): Position {
  return position === 'before' || position === 'start' ? 'before' : 'after';
}

/** Why an element cannot stand at a place; null when it can. */
export function whyNotThere(element: Element, { parent }: Place): string | null {
  const tag = `<${element.localName}>`;
  if (isPart(element)) return `A ${tag} cannot leave what it is part of.`;
  if (isProtected(parent)) return 'Nothing can be moved into a protected part of the page.';
  if (element.contains(parent)) return 'Cannot move an element into itself.';
  if (linkAround(parent) && hasLink(element)) return 'Nothing with links can stand inside a link.';
  return canHoldBlocks(parent) || isInline(element)
    ? null
    : `A <${parent.localName}> cannot hold a ${tag}.`;
}

function fits(element: Element): boolean {
  return element.parentElement !== null && canHoldBlocks(element.parentElement);
}

function placeIn(parent: Element, side: 'start' | 'end'): Place {
  return { parent, before: side === 'start' ? parent.firstChild : null };
}

/** What earlier rules have put after the element stays nearer to it. */
function skipMountPoints(node: ChildNode | null): ChildNode | null {
  let next = node;
  while (isMountPoint(next)) next = next.nextSibling;
  return next;
}
