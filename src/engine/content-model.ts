import { MOUNT_POINT_SELECTOR } from './mount-points.ts';

/**
 * What HTML allows inside of what. A tree that breaks these rules would not survive being written
 * out and read again, so no action may make one.
 */

const HTML = 'http://www.w3.org/1999/xhtml';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const BLOCK_PARENTS = words(
  'address article aside blockquote center dd details div figure footer header li main nav section td th',
);
/** Elements that flow within a sentence. */
export const INLINE = words(
  'a abbr b bdi bdo big br cite code data del dfn em font i img ins kbd label mark picture q rp rt ruby s samp small source span strike strong sub sup svg time tt u var wbr',
);
/** What does not flow; a drawing flows with all that is in it. */
const BLOCK = `:not(${[...INLINE].join()}, svg *)`;
const PARTS = words(
  'caption col colgroup dd dt li rp rt source summary tbody td tfoot th thead tr',
);
const HEADING_LIKE = words('h1 h2 h3 h4 h5 h6 p div span strong b em');
const TEXTLESS = words(
  'br col colgroup dl hr img ol picture source table tbody tfoot thead tr ul wbr',
);
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const TEXT_BLOCKS = `${HEADINGS}, p, pre`;
const LINKED = `a, ${MOUNT_POINT_SELECTOR}`;

/** True when headings, paragraphs and components may stand inside the element. */
export function canHoldBlocks(parent: Element): boolean {
  return BLOCK_PARENTS.has(parent.localName);
}

/** True when plain text may stand inside the element. */
export function canHoldText(element: Element): boolean {
  return !isDrawing(element) && !TEXTLESS.has(element.localName);
}

/** True for elements that flow within a sentence, and hold nothing that does not. */
export function isInline(element: Element): boolean {
  return INLINE.has(element.localName) && element.querySelector(BLOCK) === null;
}

/** True for elements that mean something only inside their list, table or drawing. */
export function isPart(element: Element): boolean {
  return PARTS.has(element.localName) || (isDrawing(element) && element.localName !== 'svg');
}

/** True for `<svg>`, which stands among HTML, and for all in it. */
export function isDrawing(element: Element): boolean {
  return element.namespaceURI !== HTML;
}

/** The link around an element, or the element itself: no other link and no component stands in it. */
export function linkAround(element: Element): Element | null {
  return element.closest('a');
}

/** True when the element is or holds a link, or a component, which has links and buttons of its own. */
export function hasLink(element: Element): boolean {
  return element.matches(LINKED) || element.querySelector(LINKED) !== null;
}

/** True when a heading would stand right in another one if the element between them went. */
export function partsHeadings(element: Element): boolean {
  const isInHeading = element.parentElement?.matches(HEADINGS) === true;
  return isInHeading && [...element.children].some((child) => child.matches(HEADINGS));
}

/** Why an element cannot become a heading; null when it can. */
export function whyNoHeading(element: Element): string | null {
  const tag = `<${element.localName}>`;
  if (!HEADING_LIKE.has(element.localName)) return `A ${tag} cannot become a heading.`;
  if (![...element.children].every(isInline)) {
    return `This ${tag} holds other blocks, so it cannot become a heading.`;
  }
  if (element.parentElement?.closest(TEXT_BLOCKS)) {
    return `This ${tag} stands inside a text, so it cannot become a heading.`;
  }
  return null;
}
