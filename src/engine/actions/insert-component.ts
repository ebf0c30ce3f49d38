import { defineAction } from '../define-action.ts';
import { isMountPoint } from '../mount-points.ts';
import { findComponentPlace, POSITION, type Place } from '../place.ts';
import { describeAdded } from '../write.ts';

export const insertComponent = defineAction({
  name: 'insert-component',
  summary: 'Puts one of the site’s own components beside an element or inside of it.',
  schema: {
    properties: {
      component: { type: 'string', description: 'The component’s name.' },
      position: { ...POSITION, type: 'string', description: 'Where, seen from the element found.' },
      props: {
        type: 'object',
        additionalProperties: { type: ['string', 'number', 'boolean'] },
        description: 'What the component should know.',
      },
    },
    required: ['component', 'position'],
  },
  looksAt: 'surroundings',
  writes: (options) => ({ [`component:${options.position}`]: options.component }),
  apply(element, options, page) {
    const place = findComponentPlace(element, options.position, page.root);
    if (holdsMountPoint(place, page.ruleId)) return null;

    const { mountPoints } = page;
    const { component, props = {} } = options;
    const mountPoint = mountPoints.create(element.ownerDocument, component, props, page.ruleId);
    place.parent.insertBefore(mountPoint, place.before);
    return {
      changes: [describeAdded(place.parent, [mountPoint])],
      undo() {
        mountPoint.remove();
        mountPoints.remove(mountPoint);
      },
    };
  },
});

/** True when the rule's mount point stands at the place already, among those of other rules. */
function holdsMountPoint({ parent, before }: Place, ruleId: string): boolean {
  const previous = before ? before.previousSibling : parent.lastChild;
  return (
    runHolds(previous, ruleId, (node) => node.previousSibling) ||
    runHolds(before, ruleId, (node) => node.nextSibling)
  );
}

function runHolds(start: Node | null, ruleId: string, next: (node: Node) => Node | null): boolean {
  for (let node = start; isMountPoint(node); node = next(node)) {
    if (node.getAttribute('data-rule') === ruleId) return true;
  }
  return false;
}
