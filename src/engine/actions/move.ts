import type { Selector } from '../../contract/rules.ts';
import { defineAction } from '../define-action.ts';
import { findPlace, POSITION, whyNotThere, type Place } from '../place.ts';
import { SELECTOR } from '../selector-schema.ts';
import { writePlace } from '../write.ts';

export const move = defineAction({
  name: 'move',
  summary: 'Moves an element to another place in the page.',
  schema: {
    properties: {
      to: SELECTOR,
      position: { ...POSITION, type: 'string', description: 'Where, seen from the target.' },
    },
    required: ['to', 'position'],
  },
  writes: (options) => ({ place: `${options.position} ${JSON.stringify(options.to)}` }),
  apply(element, options, page) {
    const [target] = page.find(options.to as Selector);
    if (!target) throw new Error('The place to move to was not found.');
    if (target === element) return null;
    const place = findPlace(target, options.position, page.root);
    const reason = whyNotThere(element, place);
    if (reason !== null) throw new Error(reason);

    const order = new Map(page.elements.map((one, index) => [one as Node, index]));
    return isThere(element, place, order)
      ? null
      : writePlace(element, place.parent, keepOrder(element, place, order));
  },
});

/** All that the rule moves to one place, by what comes first. */
type Order = ReadonlyMap<Node, number>;

function isThere(element: Element, { parent, before }: Place, order: Order): boolean {
  if (element.parentNode !== parent) return false;
  return before === element || skip(element.nextSibling, order) === skip(before, order);
}

/** Neither spaces between the builder's elements nor those that stand there, too, are a distance. */
function skip(node: ChildNode | null, order: Order): ChildNode | null {
  while (node && (isBlank(node) || order.has(node))) node = node.nextSibling;
  return node;
}

function isBlank({ nodeType, nodeValue }: Node): boolean {
  return nodeType === 3 && nodeValue?.trim() === '';
}

/** What the element must stand before, so that it comes in its turn among those that are there. */
function keepOrder(element: Element, { parent, before }: Place, order: Order): ChildNode | null {
  const own = order.get(element) ?? 0;
  const rank = (node: Node): number => order.get(node) ?? own;
  let next = before;
  while (next && rank(next) < own) next = next.nextSibling;
  for (let last = next ? next.previousSibling : parent.lastChild; last && rank(last) > own;) {
    next = last;
    last = last.previousSibling;
  }
  return next;
}
