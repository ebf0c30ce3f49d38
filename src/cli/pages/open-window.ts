import { JSDOM, type DOMWindow } from 'jsdom';
import { knowMissingImages } from '../../server/prerender/know-missing-images.ts';

/** The site's pictures. */
const PICTURES = 'public';

/**
 * A window for one page of this checkout. Its images count as shown wherever they are: those whose
 * file the site has not are known to be broken, as they are where the page is prepared for visitors.
 * @param path the page's path, which relative addresses start from
 */
export function openWindow(path: string): DOMWindow {
  const { window } = new JSDOM('');
  knowMissingImages(window, path, PICTURES);
  Object.defineProperties(window.HTMLImageElement.prototype, {
    isConnected: { value: true },
    ownerDocument: { value: window.document },
  });
  return window;
}
