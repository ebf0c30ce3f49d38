import { defineAction } from '../define-action.ts';
import { imageAddress } from '../image-path.ts';
import type { PageContext } from '../page-context.ts';
import { combineEdits, writeAttribute } from '../write.ts';
import { writeSourceSet } from '../write-source-set.ts';

export const makePathRelative = defineAction({
  name: 'make-path-relative',
  summary: 'Turns an image’s paths from the site’s root into ones relative to the page’s depth.',
  schema: { properties: {}, required: [] },
  looksAt: 'attributes',
  writes: () => ({
    'attribute:src': 'relative to the page',
    'attribute:srcset': 'relative to the page',
  }),
  apply(element, _options, page) {
    const src = element.getAttribute('src');
    return combineEdits([
      src === null ? null : writeAttribute(element, 'src', makeRelative(src, page)),
      writeSourceSet(element, (address) => makeRelative(address, page)),
    ]);
  },
});

function makeRelative(address: string, { path }: PageContext): string {
  const isFromRoot = address.startsWith('/') && !address.startsWith('//');
  return isFromRoot ? imageAddress(address.slice(1), path, 'relative') : address;
}
