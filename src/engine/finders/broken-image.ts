import { defineFinder } from '../define-finder.ts';

export const brokenImage = defineFinder({
  name: 'broken-image',
  summary: 'Images without an address, and those that could not be loaded.',
  schema: {
    properties: { 'broken-image': { const: true, description: 'Always true.' } },
    required: ['broken-image'],
  },
  find: (_options, { root }) => [...root.querySelectorAll('img')].filter(isBroken),
  dependsOn: () => ['img[src]'],
  looksAtLoading: true,
});

/** Whether an image could be loaded is known only where images are loaded: in a page that is shown. */
function isBroken(image: HTMLImageElement): boolean {
  if ((image.getAttribute('src') ?? '').trim() === '') return true;
  const isShown = image.isConnected && image.ownerDocument.defaultView !== null;
  return isShown && image.complete && image.naturalWidth === 0;
}
