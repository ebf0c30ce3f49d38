import type { Selector } from '../../contract/rules.ts';
import { defineAction } from '../define-action.ts';
import { findPlace, POSITION, whyNotThere } from '../place.ts';
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

    const { parent, before } = place;
    const isThere =
      element.parentNode === parent && (before === element || isNext(element, before));
    return isThere ? null : writePlace(element, parent, before);
  },
});

/** Spaces between the builder's elements do not count as a distance. */
function isNext(element: Element, before: ChildNode | null): boolean {
  return skipSpaces(element.nextSibling) === skipSpaces(before);
}

function skipSpaces(node: ChildNode | null): ChildNode | null {
  while (node?.nodeType === 3 && node.nodeValue?.trim() === '') node = node.nextSibling;
  return node;
}
