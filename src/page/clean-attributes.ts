import { closeOpener, opensWindow } from '../engine/trust/index.ts';
import { elementsIn } from './elements-in.ts';
import { isRasterData, isWebAddress, readSourceSet } from './image-sources.ts';
import { isKnownAttribute, SVG } from './tags.ts';

/** Names that browsers have and jsdom has not, so that both refuse the same ids. */
const TAKEN_IN_BROWSERS = new Set(
  `all animate autocomplete autocorrect autofocus domain encoding fonts fullscreen inert popover
  prerendering pseudo rel scroll spellcheck timeline when`.split(/\s+/),
);
/** Anything but a reference into the drawing itself; an escape may spell whatever it likes. */
const FOREIGN_PAINT = /\\|url\s*\((?!\s*["']?#)|(?:image|image-set|cross-fade|src)\s*\(/i;

/**
 * Known attributes stay, without spaces around their values, unless they would take a name that is
 * taken, make the page its own main area, or load what is not an image.
 */
export function cleanAttributes(content: Element): void {
  for (const element of elementsIn(content)) {
    const names = element.getAttributeNames();
    for (const name of names) cleanAttribute(element, name);
    if (names.includes('target')) cleanTarget(element);
  }
}

function cleanAttribute(element: Element, name: string): void {
  // Without the attribute the element is customized as before: that is for the sanitizer to decide.
  if (name === 'is') return;
  const value = element.getAttribute(name) ?? '';
  const trimmed = value.trim();
  if (!isKnownAttribute(name) || isRefused(element, name, trimmed)) element.removeAttribute(name);
  else if (value !== trimmed) element.setAttribute(name, trimmed);
}

function isRefused(element: Element, name: string, value: string): boolean {
  if (name === 'id') return value === '' || TAKEN_IN_BROWSERS.has(value);
  if (name === 'role') return value.toLowerCase() === 'main';
  if (name === 'href') return value === '' || element.localName !== 'a';
  if (name === 'name') return element.localName !== 'a' || TAKEN_IN_BROWSERS.has(value);
  if (name === 'src') return element.localName !== 'img' || !isImageAddress(value);
  if (name === 'srcset') return !isImageSet(value);
  return isPaint(element) && FOREIGN_PAINT.test(value);
}

function isPaint(element: Element): boolean {
  return element.namespaceURI === SVG;
}

function isImageAddress(address: string): boolean {
  return isWebAddress(address) || isRasterData(address);
}

function isImageSet(value: string): boolean {
  return readSourceSet(value).every(({ address }) => isWebAddress(address));
}

/** With or without an address: a rule may take that away, and nothing else changes then. */
function isLink({ localName }: Element): boolean {
  return localName === 'a' || localName === 'area';
}

function cleanTarget(element: Element): void {
  if (!element.hasAttribute('target')) return;
  if (!opensWindow(element) || !isLink(element)) element.removeAttribute('target');
  else element.setAttribute('rel', closeOpener(element.getAttribute('rel') ?? ''));
}
