import { readStyleAddresses } from '../engine/trust/index.ts';
import { isPlainPath, readSourceSet } from './image-sources.ts';
import { elementsIn } from './walk.ts';

/** Both, because `https:host/a` is a path where the page has the same scheme, and a host elsewhere. */
const THIS_SITE = ['https://this-site.invalid', 'http://this-site.invalid'];
const ADDRESSES = ['src', 'srcset'] as const;

/**
 * Takes the addresses of images on other hosts off a corrected page: they would tell that host who
 * reads which page, and the content security policy refuses to load them anyway. It comes after the
 * rules, because those make addresses of our own hosts local. An image keeps its text.
 */
export function dropForeignImages(page: Element): void {
  for (const image of elementsIn(page, 'img, picture > source')) {
    for (const name of ADDRESSES) {
      if (addressesOf(image, name).some(isForeign)) image.removeAttribute(name);
    }
  }
  for (const element of elementsIn(page, '[style*="url(" i]')) {
    const { style } = element as HTMLElement;
    const addresses = readStyleAddresses(style.backgroundImage).map(({ address }) => address);
    if (addresses.some(isForeign)) style.removeProperty('background-image');
  }
}

function addressesOf(image: Element, name: (typeof ADDRESSES)[number]): string[] {
  const value = image.getAttribute(name) ?? '';
  return name === 'src' ? [value] : readSourceSet(value).map(({ address }) => address);
}

function isForeign(address: string): boolean {
  if (isPlainPath(address)) return false;
  return THIS_SITE.some((site) => {
    if (!URL.canParse(address, site)) return true;
    const { origin, protocol } = new URL(address, site);
    return protocol !== 'data:' && origin !== site;
  });
}
