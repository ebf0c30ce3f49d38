import { defineAction } from '../define-action.ts';
import { imageAddress } from '../image-path.ts';
import { writeAttribute } from '../write.ts';

export const makePathRelative = defineAction({
  name: 'make-path-relative',
  summary: 'Turns an image’s path from the site’s root into one relative to the page’s depth.',
  schema: { properties: {}, required: [] },
  looksAt: 'surroundings',
  writes: () => ({ 'attribute:src': 'relative to the page' }),
  apply(element, _options, page) {
    const src = element.getAttribute('src') ?? '';
    if (!src.startsWith('/') || src.startsWith('//')) return null;
    return writeAttribute(element, 'src', imageAddress(src.slice(1), page.path, 'relative'));
  },
});
