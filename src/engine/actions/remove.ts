import { defineAction } from '../define-action.ts';
import { removeNode } from '../write.ts';

export const remove = defineAction({
  name: 'remove',
  summary: 'Takes an element and all that is in it out of the page.',
  schema: { properties: {}, required: [] },
  looksAt: 'surroundings',
  strikesContent: () => true,
  writes: () => ({ existence: 'removed' }),
  apply(element, _options, page) {
    if (element === page.root) throw new Error('The page’s main content cannot be removed.');
    return removeNode(element);
  },
});
