import { isMountPoint, MOUNT_POINT_SELECTOR } from './mount-points.ts';

/** Letters without meaning for a reader: soft hyphen, zero-width space and joiners, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Text as it is compared: small letters, every run of spaces, line breaks and nbsp one space. */
export function normalizeText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Small letters for other letters than one would think, or none at all: where words do not stand as they are read. */
export const DISGUISED = /[\u00AD\u200B-\u200D\u2060\uFEFF\u0130\u212A]/;

/** Nobody needs more of a word to tell it from others. */
const LONG_ENOUGH = 40;

/**
 * False when an element cannot read any of several texts: a quick look before texts are compared.
 * @param raw the element's text as it stands
 * @param words of each text, its longest word
 */
export function mayRead(raw: string, words: readonly string[]): boolean {
  const lowered = raw.toLowerCase();
  return words.some((word) => lowered.includes(word)) || DISGUISED.test(raw);
}

/** The longest word that is the same in whatever letters it is written; '' when there is none. */
export function longestWord(text: string): string {
  const words = text.match(/[a-z0-9]+/g) ?? [];
  return words
    .reduce((one, other) => (other.length > one.length ? other : one), '')
    .slice(0, LONG_ENOUGH);
}

/**
 * The words of a normalized text that are the same in whatever letters they are written, long ones
 * cut, each with the space before it if there is one: so it is found in no longer word.
 */
export function spacedWords(text: string): string[] {
  return (text.match(/ ?[a-z0-9]+/g) ?? []).map((word) => word.slice(0, LONG_ENOUGH));
}

/** Texts are not read as they stand in what holds these: a break is a space, what components draw is nothing. */
const READ_OTHERWISE = `br, ${MOUNT_POINT_SELECTOR}`;

/** An element's text as it is compared; a line break counts as a space, what components draw does not count. */
export function readText(element: Element): string {
  return normalizeText(rawText(element));
}

/** The text of a node as it stands, before it is made comparable. */
export function rawText(node: Node): string {
  if (node.nodeType === TEXT) return node.nodeValue ?? '';
  if (node.nodeType !== ELEMENT || isMountPoint(node)) return '';
  if ((node as Element).querySelector(READ_OTHERWISE) === null) {
    return breakOf(node) + (node.textContent ?? '');
  }
  return breakOf(node) + Array.from(node.childNodes, rawText).join('');
}

/** The space that a line break counts as; nothing for any other node. */
export function breakOf({ nodeName }: Node): string {
  return nodeName.toLowerCase() === 'br' ? ' ' : '';
}

const [ELEMENT, TEXT] = [1, 3];
