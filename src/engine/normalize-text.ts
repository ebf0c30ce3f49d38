import { isMountPoint, MOUNT_POINT_SELECTOR } from './mount-points.ts';

/** Letters without meaning for a reader: soft hyphen, zero-width space and joiners, byte order mark. */
export const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * Text as it is compared: small letters, every run of spaces, line breaks and nbsp one space, a
 * letter and its accent one sign.
 */
export function normalizeText(text: string): string {
  return text.replace(INVISIBLE, '').normalize().replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Small letters for other letters than one would think, or none at all. */
const DISGUISED = [...'\u00AD\u200B\u200C\u200D\u2060\uFEFF\u0130\u212A'];

/**
 * True when words do not stand in a text as they are read. Letter by letter: a browser knows of
 * most texts that they cannot hold such a letter, and a pattern has to be made first.
 */
export function isDisguised(text: string): boolean {
  return DISGUISED.some((letter) => text.includes(letter));
}

/** Nobody needs more of a word to tell it from others. */
const LONG_ENOUGH = 40;

/**
 * False when an element cannot read any of several texts: a quick look before texts are compared.
 * @param raw the element's text as it stands
 * @param texts of each text, its plain words
 */
export function mayRead(raw: string, texts: readonly (readonly string[])[]): boolean {
  const lowered = raw.toLowerCase();
  return texts.some((words) => words.every((word) => lowered.includes(word))) || isDisguised(raw);
}

/** The words of a normalized text that are the same in whatever letters they are written, long ones cut. */
export function plainWords(text: string): string[] {
  return (text.match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, LONG_ENOUGH));
}

/**
 * The words of a normalized text that are the same in whatever letters they are written, long ones
 * cut, each with the space before it if there is one: so it is found in no longer word.
 */
export function spacedWords(text: string): string[] {
  return (text.match(/ ?[a-z0-9]+/g) ?? []).map((word) => word.slice(0, LONG_ENOUGH));
}

/**
 * Texts are not read as they stand in what holds these: a break is a space, what components draw is
 * nothing. One by one: browsers are far quicker with two plain selectors than with a list.
 */
const READ_OTHERWISE = ['br', MOUNT_POINT_SELECTOR];

/** An element's text as it is compared; a line break counts as a space, what components draw does not count. */
export function readText(element: Element): string {
  return normalizeText(rawText(element));
}

/**
 * The text of a node as it stands, before it is made comparable.
 * @param inParts what `readInParts` gives for this node or one around it
 */
export function rawText(node: Node, inParts: ReadonlySet<Node> = readInParts(node)): string {
  if (node.nodeType === TEXT) return node.nodeValue ?? '';
  if (node.nodeType !== ELEMENT || isMountPoint(node)) return '';
  if (!inParts.has(node)) return breakOf(node) + (node.textContent ?? '');
  return breakOf(node) + Array.from(node.childNodes, (child) => rawText(child, inParts)).join('');
}

/** A node and the elements in it that hold something read otherwise: their text is put together of parts. */
export function readInParts(node: Node): ReadonlySet<Node> {
  if (node.nodeType !== ELEMENT) return NONE;
  const special = READ_OTHERWISE.flatMap((css) => [...(node as Element).querySelectorAll(css)]);
  if (special.length === 0) return NONE;
  const holders = new Set<Node>();
  for (const { parentNode } of special) {
    let outer = parentNode;
    while (outer && !holders.has(outer)) {
      holders.add(outer);
      outer = outer === node ? null : outer.parentNode;
    }
  }
  return holders;
}

const NONE: ReadonlySet<Node> = new Set();

/** The space that a line break counts as; nothing for any other node. */
export function breakOf({ nodeName }: Node): string {
  return nodeName.toLowerCase() === 'br' ? ' ' : '';
}

const [ELEMENT, TEXT] = [1, 3];
