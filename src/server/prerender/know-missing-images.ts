import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DOMWindow } from 'jsdom';

const OWN = 'http://site.invalid';

/**
 * Lets images know what a browser would find out later: those whose file this site has not are
 * broken. Of other sites' images nothing is known.
 * @param path the page's path, which relative addresses start from
 * @param folder what the site serves
 */
export function knowMissingImages(window: DOMWindow, path: string, folder: string): void {
  const isMissing = (image: Element): boolean => {
    const address = image.getAttribute('src') ?? '';
    if (!URL.canParse(address, OWN + path)) return true;
    const { origin, pathname } = new URL(address, OWN + path);
    return origin === OWN && !hasFile(folder, pathname);
  };
  Object.defineProperties(window.HTMLImageElement.prototype, {
    complete: {
      get(this: Element) {
        return isMissing(this);
      },
    },
    naturalWidth: { get: () => 0 },
  });
}

/** An address that cannot be decoded, such as one with a bare percent sign, leads to no file. */
function hasFile(folder: string, pathname: string): boolean {
  try {
    return existsSync(join(folder, decodeURI(pathname)));
  } catch {
    return false;
  }
}
