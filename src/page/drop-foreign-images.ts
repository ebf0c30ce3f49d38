import type { Edit } from '../engine/change.ts';
import { readStyleAddresses } from '../engine/trust/index.ts';
import { dropStyle } from '../engine/write-style.ts';
import { combineEdits, writeAttribute } from '../engine/write.ts';
import { elementsIn } from './elements-in.ts';
import { isPlainPath, readSourceSet } from './image-sources.ts';

/** Both, because `https:host/a` is a path where the page has the same scheme, and a host elsewhere. */
const THIS_SITE = ['https://this-site.invalid', 'http://this-site.invalid'];
const ADDRESSES = ['src', 'srcset'] as const;

/**
 * Takes the addresses of images on other hosts off a corrected page: they would tell that host who
 * reads which page, and the content security policy refuses to load them anyway. It comes after the
 * rules, because those make addresses of our own hosts local. An image keeps its text.
 */
export function dropForeignImages(page: Element): Edit | null {
  return combineEdits([
    ...elementsIn(page, 'img, picture > source').flatMap(dropSources),
    ...elementsIn(page, '[style*="url(" i]').map(dropBackground),
  ]);
}

function dropSources(image: Element): Edit[] {
  const foreign = ADDRESSES.filter((name) => addressesOf(image, name).some(isForeign));
  return foreign.flatMap((name) => writeAttribute(image, name, null) ?? []);
}

function dropBackground(element: Element): Edit | null {
  const { backgroundImage } = (element as HTMLElement).style;
  const isOwn = !readStyleAddresses(backgroundImage).some(({ address }) => isForeign(address));
  return isOwn ? null : dropStyle(element, 'background-image');
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
