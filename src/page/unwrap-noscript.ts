import { elementsIn } from './elements-in.ts';
import { readSourceSet } from './image-sources.ts';
import { isWaiting } from './repair-images.ts';

/**
 * Resolves `<noscript>`, also nested: a picture that stands beside it already is dropped, one that
 * has no other source is kept once, everything else goes. Images must be repaired before.
 */
export function unwrapNoscript(content: Element): void {
  const noscripts = elementsIn(content, 'noscript');
  if (noscripts.length === 0) return;
  const shown = new Set(
    elementsIn(content, 'img')
      .filter((image) => !image.closest('noscript'))
      .flatMap(pictureKeys),
  );
  for (const noscript of noscripts) {
    if (noscript.parentElement?.closest('noscript')) continue;
    noscript.replaceWith(...takePictures(noscript, shown));
  }
}

/** The pictures of a noscript that nothing else shows; each is marked as shown from now on. */
function takePictures(noscript: Element, shown: Set<string>): Element[] {
  const taken: Element[] = [];
  for (const image of elementsIn(noscript, 'img')) {
    const keys = pictureKeys(image);
    if (keys.length === 0 || keys.some((key) => shown.has(key))) continue;
    for (const key of keys) shown.add(key);
    if (!fillWaiting(noscript, image)) taken.push(image);
  }
  return taken;
}

/** Gives the picture to the image beside the noscript, when that one waits for a source. */
function fillWaiting(noscript: Element, image: Element): boolean {
  const beside = [noscript.previousElementSibling, noscript.nextElementSibling];
  const waiting = beside.find((element) => element && isWaiting(element));
  if (!waiting) return false;
  for (const { name, value } of image.attributes) {
    if (!waiting.hasAttribute(name) && /^[a-z-]+$/.test(name)) waiting.setAttribute(name, value);
  }
  return true;
}

function pictureKeys(image: Element): string[] {
  const set = readSourceSet(image.getAttribute('srcset') ?? '').map(({ address }) => address);
  const addresses = [image.getAttribute('src') ?? '', ...set];
  return addresses.filter((address) => address !== '').map(pictureKey);
}

/** What names a picture wherever it is served from: its path without host, query and size. */
function pictureKey(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const name = /\.\w+$/.test(path) && !path.endsWith('.php') ? path : address;
  return name
    .replace(/^(?:https?:)?\/\/(?:i\d\.wp\.com\/)?[^/]*/i, '')
    .replace(/^[./]+/, '')
    .replace(/-\d+x\d+(?=\.\w+$)/, '');
}
