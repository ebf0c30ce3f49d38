/** Letters without meaning for a reader: soft hyphen, zero-width space and joiners, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Text as it is compared: small letters, every run of spaces, line breaks and nbsp one space. */
export function normalizeText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Small letters for other letters than one would think, or none at all: what hides words from a plain search. */
const DISGUISES = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF\\u0130\\u212A';

/** Fits a text in which words do not stand as they are read. */
export const DISGUISED = new RegExp(`[${DISGUISES}]`);

/** Nobody needs more of a word to tell it from others. */
const LONG_ENOUGH = 40;

/**
 * What occurs in the raw text of every element that reads one of the texts: a quick look before
 * texts are compared.
 * @param texts normalized
 */
export function hintOf(texts: readonly string[]): RegExp {
  const words = texts.map(longestWord);
  return new RegExp(words.includes('') ? '' : `${words.join('|')}|[${DISGUISES}]`, 'i');
}

/** The longest word that is the same in whatever letters it is written; '' when there is none. */
function longestWord(text: string): string {
  return plainWords(text).reduce((one, other) => (other.length > one.length ? other : one), '');
}

/** The words of a normalized text that are the same in whatever letters they are written; long ones cut. */
export function plainWords(text: string): string[] {
  return (text.match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, LONG_ENOUGH));
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
