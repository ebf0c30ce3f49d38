import { INLINE, isPart, partsHeadings } from '../content-model.ts';
import { defineAction } from '../define-action.ts';
import { writeSuccessors } from '../write.ts';

export const unwrap = defineAction({
  name: 'unwrap',
  summary:
    'Takes an element away and leaves what is in it, such as a link’s text without the link.',
  schema: { properties: {}, required: [] },
  looksAt: 'surroundings',
  writes: () => ({ existence: 'unwrapped' }),
  apply(element, _options, page) {
    if (element === page.root) throw new Error('The page’s main content cannot be unwrapped.');
    if (isPart(element) || [...element.children].some(isPart)) {
      throw new Error(`A <${element.localName}> cannot be unwrapped.`);
    }
    if (partsHeadings(element)) throw new Error('A heading cannot stand inside another heading.');
    const content = [...element.childNodes];
    const marker = element.ownerDocument.createTextNode('');
    const [before, after] = spacesInPlaceOf(element);
    const successors = [marker, ...before, ...content, ...after];
    return {
      changes: [writeSuccessors(element, successors, before.length === 0)],
      undo() {
        const { parentNode } = marker;
        // Somebody else has joined the texts: nobody knows any more which of them stood in the element.
        if (!parentNode) return;
        element.append(...content.filter((node) => node.parentNode === parentNode));
        for (const space of [...before, ...after]) space.remove();
        marker.replaceWith(element);
      },
    };
  },
});

/** What keeps the words of a paragraph apart from those before and after it. */
function spacesInPlaceOf({ localName, ownerDocument }: Element): [before: Text[], after: Text[]] {
  if (INLINE.has(localName)) return [[], []];
  return [[ownerDocument.createTextNode(' ')], [ownerDocument.createTextNode(' ')]];
}
