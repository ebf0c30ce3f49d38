import { readDeclarations, writeDeclarations } from './declarations.ts';
import {
  isRealSource,
  LAZY_ATTRIBUTES,
  lazySizes,
  lazySource,
  lazySourceSet,
  readSourceSet,
  realSourceSet,
} from './image-sources.ts';
import { elementsIn } from './elements-in.ts';
import { LIFTED } from './lifted.ts';

const HIDING = new Set(['display', 'visibility', 'opacity']);

/** Gives every lazy image its real source and takes away what hid it until a script had run. */
export function repairImages(content: Element): void {
  for (const image of elementsIn(content, 'img, picture > source')) {
    if (isTracker(image)) image.remove();
    else repairImage(image);
  }
}

/** Images that have no source at all and no text are decoration, until a rule gives them a source. */
export function muteEmptyImages(content: Element): void {
  for (const source of elementsIn(content, 'source:not([srcset])')) source.remove();
  for (const image of elementsIn(content, 'img:not([src], [srcset])')) {
    if (!image.getAttribute('alt')?.trim()) image.setAttribute('alt', '');
  }
}

/** Whether an image waits for a source: it shows a stand-in, and none of its attributes helps. */
export function isWaiting(image: Element): boolean {
  return image.localName === 'img' && !image.hasAttribute('src') && !image.hasAttribute('srcset');
}

function repairImage(image: Element): void {
  const lazy = image.getAttributeNames().filter((name) => LAZY_ATTRIBUTES.has(name));
  const isHidden = lazy.length > 0 || hasStandIn(image);
  if (!isHidden && !image.hasAttribute('srcset')) return;
  const set = realSourceSet(image.getAttribute('srcset')) || lazySourceSet(image);
  const shown = image.getAttribute('src');
  const source = isRealSource(shown) ? shown : (lazySource(image) ?? firstOf(set));
  if (image.localName === 'img') write(image, 'src', source);
  write(image, 'srcset', set);
  if (!image.hasAttribute('sizes')) write(image, 'sizes', set && lazySizes(image));
  for (const name of lazy) image.removeAttribute(name);
  if (isHidden) unhide(image);
}

function hasStandIn(image: Element): boolean {
  return image.hasAttribute('src') && !isRealSource(image.getAttribute('src'));
}

function firstOf(set: string): string | undefined {
  return readSourceSet(set)[0]?.address;
}

function write(image: Element, name: string, value: string | undefined): void {
  if (value) image.setAttribute(name, value);
  else image.removeAttribute(name);
}

function unhide(image: Element): void {
  const style = image.getAttribute(LIFTED);
  if (style === null) return;
  const kept = readDeclarations(style).filter(({ property }) => !HIDING.has(property));
  write(image, LIFTED, writeDeclarations(kept));
}

/** Counting pixels of advertisers are images of one dot. */
function isTracker(image: Element): boolean {
  const sides = ['width', 'height'].map((name) => image.getAttribute(name));
  return sides.every((side) => side === '0' || side === '1');
}
