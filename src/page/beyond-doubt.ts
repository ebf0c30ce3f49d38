import { elementsIn } from './elements-in.ts';
import type { Platform } from './platform.ts';
import { HTML, HTML_TAGS, isKnownAttribute } from './tags.ts';
import { isWellPlaced } from './well-placed.ts';

/** Drawings are for the sanitizer to decide. */
const KNOWN: ReadonlySet<string> = new Set(HTML_TAGS.filter((tag) => tag !== 'svg'));
/** Comments, processing instructions and sections of XML. */
const OTHER_NODES = 128 + 64 + 8;

/**
 * True when the sanitizer would leave everything that an element holds as it is: known elements, in
 * places where a parser keeps them, with known attributes that lead nowhere else than links and
 * images may. False says nothing.
 */
export function isBeyondDoubt(content: Element, window: Platform): boolean {
  const { document } = window;
  if (!document || holdsOtherNodes(content) || content.textContent.includes('\r')) return false;
  const isTaken = namesTakenIn(document);
  return elementsIn(content).every(
    (element) => isKnown(element) && isWellPlaced(element) && hasPlainAttributes(element, isTaken),
  );
}

function isKnown({ namespaceURI, localName }: Element): boolean {
  return namespaceURI === HTML && KNOWN.has(localName);
}

function holdsOtherNodes(content: Element): boolean {
  return content.ownerDocument.createTreeWalker(content, OTHER_NODES).nextNode() !== null;
}

/** Ids and names must not hide members of a document or a form. */
function namesTakenIn(document: Document): (name: string) => boolean {
  const form = document.createElement('form');
  return (name) => name in document || name in form;
}

function hasPlainAttributes(element: Element, isTaken: (name: string) => boolean): boolean {
  return element.getAttributeNames().every((name) => {
    const value = element.getAttribute(name) ?? '';
    if ((name === 'id' || name === 'name') && isTaken(value)) return false;
    return (name !== 'for' || element.localName === 'label') && isPlain(name, value);
  });
}

const MARKUP = /[<>\r]/;
/** No browser takes them for addresses: a colon in one of them is a colon. */
const TEXTS = /^(?:aria-.*|data-.*|alt|class|label|summary|title)$/;
/** Of a scheme that is allowed, or of none: no scheme begins with such a sign. */
const ADDRESS = /^(?:(?:https?|mailto|tel|sms):|[!-@[-`{-~])/i;

function isPlain(name: string, value: string): boolean {
  if (!isKnownAttribute(name) || MARKUP.test(value) || value !== value.trim()) return false;
  return !value.includes(':') || TEXTS.test(name) || ADDRESS.test(value);
}
