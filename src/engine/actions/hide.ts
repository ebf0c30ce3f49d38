import { defineAction } from '../define-action.ts';
import { writeAttribute } from '../write.ts';

export const hide = defineAction({
  name: 'hide',
  summary: 'Hides an element from everybody, screen readers included, and keeps it in the page.',
  schema: { properties: {}, required: [] },
  looksAt: 'attributes',
  strikesContent: true,
  writes: () => ({ 'attribute:hidden': '' }),
  apply: (element) =>
    element.hasAttribute('hidden') ? null : writeAttribute(element, 'hidden', ''),
});
