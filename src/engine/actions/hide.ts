import { defineAction } from '../define-action.ts';
import { writeAttribute } from '../write.ts';

export const hide = defineAction({
  name: 'hide',
  summary: 'Hides an element from everybody, screen readers included, and keeps it in the page.',
  schema: { properties: {}, required: [] },
  looksAt: 'attributes',
  strikesContent: () => true,
  writes: () => ({ 'attribute:hidden': '' }),
  apply: (element) => (isHidden(element) ? null : writeAttribute(element, 'hidden', '')),
});

/** `until-found` hides from who does not search: a search in the page shows the element. */
function isHidden(element: Element): boolean {
  const hidden = element.getAttribute('hidden');
  return hidden !== null && hidden.toLowerCase() !== 'until-found';
}
