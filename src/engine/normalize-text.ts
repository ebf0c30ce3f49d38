/** Letters without meaning for a reader: soft hyphen, zero-width space and joiners, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Text as it is compared: small letters, every run of spaces, line breaks and nbsp one space. */
export function normalizeText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** An element's text as it is compared; a line break counts as a space. */
export function readText(element: Element): string {
  if (!element.querySelector('br')) return normalizeText(element.textContent ?? '');
  return normalizeText(readWithBreaks(element));
}

function readWithBreaks(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_ELEMENT_AND_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === TEXT_NODE) text += node.nodeValue;
    else if (node.nodeName.toLowerCase() === 'br') text += ' ';
  }
  return text;
}

const SHOW_ELEMENT_AND_TEXT = 0x1 | 0x4;
const TEXT_NODE = 3;
