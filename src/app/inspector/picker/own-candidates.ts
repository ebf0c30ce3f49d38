import { isImageNumber } from '../../../contract/passing-names.ts';
import type { Selector } from '../../../contract/rules.ts';
import { isInline } from '../../../engine/content-model.ts';
import { INVISIBLE, rawText } from '../../../engine/normalize-text.ts';
import { isAuthorsName, isKind } from './durable-names.ts';

/** A selector that may do for an element. */
export interface Candidate {
  readonly selector: Selector;
  readonly reason: string;
  /** How well it will last: 100 for ever, 0 until tomorrow. */
  readonly lasts: number;
}

/** Letters of a text by which an element is named as a whole; a longer one is named by its first words. */
export const LONGEST_NAME = 90;
/** Without any, a text tells nothing apart. */
const LETTER = /[\p{L}\p{N}]/u;
/** Letters that nobody sees, backslashes, and spaces that are not one plain space. */
const UNWRITABLE = /[\p{C}\\]|\s\s|(?! )\s/u;

/** What the element itself says of itself. */
export function ownCandidates(element: Element): Candidate[] {
  return [
    ...byId(element),
    ...byText(element),
    ...byLink(element),
    ...byImage(element),
    ...byLabel(element),
    ...byClass(element),
  ];
}

/** By the id that somebody gave it. */
export function byId({ id, localName }: Element): Candidate[] {
  if (!isAuthorsName(id)) return [];
  const selector = `#${CSS.escape(id)}`;
  const reason = 'An id that somebody gave: it lasts as long as links lead to it.';
  return [{ selector, reason, lasts: localName === 'div' ? 92 : 95 }];
}

function byText(element: Element): Candidate[] {
  const text = whatItSays(element);
  const isLong = text.length > LONGEST_NAME;
  if (text === '' || (isLong ? !isOneText(element) : element.children.length > 3)) return [];
  const isHeading = /^h[1-6]$/.test(element.localName);
  const reason = 'What it says: it lasts until the words are changed, wherever it stands.';
  const start = text.split(' ', isLong ? 6 : 3).join(' ');
  const loosely = 'How it begins: it lasts through small changes of the words.';
  const css = element.localName;
  const [whole, part]: [Selector, Selector] = isHeading
    ? [{ heading: text }, { heading: start, contains: true }]
    : [
        { css, text },
        { css, 'text-contains': start },
      ];
  const exact = { selector: whole, reason, lasts: isHeading ? 90 : 86 };
  const begins = { selector: part, reason: loosely, lasts: 72 };
  if (isLong) return [begins];
  return start === text ? [exact] : [exact, begins];
}

/** True for a paragraph and the like: what holds other blocks says what they say. */
function isOneText(element: Element): boolean {
  return [...element.children].every(isInline);
}

function byLink(element: Element): Candidate[] {
  const href = element.getAttribute('href');
  if (element.localName !== 'a' || !href || href.startsWith('#')) return [];
  const reason = 'Where it leads: it lasts until the link is changed.';
  return saying('a', 'href', '=', href).map((selector) => ({ selector, reason, lasts: 84 }));
}

function byImage(element: Element): Candidate[] {
  if (element.localName !== 'img') return [];
  const numbers = [...element.classList].filter(isImageNumber).map((name): Candidate => {
    const reason = 'The picture’s number in the library: it lasts until another one is chosen.';
    return { selector: `img.${name}`, reason, lasts: 88 };
  });
  const stem = fileStem(element.getAttribute('src') ?? '');
  if (stem === '') return numbers;
  const reason = 'The picture’s file, whatever its size: it lasts until another one is uploaded.';
  const byFile = saying('img', 'src', '*=', stem);
  return [...numbers, ...byFile.map((selector) => ({ selector, reason, lasts: 85 }))];
}

/** `team-photo` of `/uploads/2024/team-photo-300x200.png`. */
function fileStem(src: string): string {
  const file = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const stem = file.replace(/\.\w+$/, '').replace(/-(?:\d+x\d+|scaled)$/, '');
  return stem.length >= 4 && LETTER.test(stem) ? stem : '';
}

function byLabel(element: Element): Candidate[] {
  return ['aria-label', 'name', 'alt', 'title'].flatMap((name) => {
    const value = element.getAttribute(name);
    if (!value || value.length > 80 || !LETTER.test(value)) return [];
    const reason = `Its ${name}, written for people: it lasts until the words are changed.`;
    const written = saying(element.localName, name, '=', value);
    return written.map((selector) => ({ selector, reason, lasts: 78 }));
  });
}

/** By each class that lasts. */
export function byClass(element: Element): Candidate[] {
  const { localName } = element;
  return [...element.classList].flatMap((name): Candidate[] => {
    if (isAuthorsName(name)) {
      const reason = 'A class that somebody gave: it lasts as long as the page looks like this.';
      return [{ selector: `.${CSS.escape(name)}`, reason, lasts: 80 }];
    }
    if (!isKind(name)) return [];
    const reason = 'The kind of module: it lasts, but a second one would be found too.';
    return [{ selector: `${localName}.${CSS.escape(name)}`, reason, lasts: 50 }];
  });
}

/** An element's text as a rule may name it: in one line, without letters that nobody sees. */
export function whatItSays(element: Element): string {
  return rawText(element).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** The selector for what an attribute says; none for what no rule can say in one line that people can read. */
function saying(name: string, attribute: string, is: '=' | '*=', value: string): string[] {
  const mark = ['"', "'"].find((one) => !value.includes(one));
  return mark && !UNWRITABLE.test(value)
    ? [`${name}[${attribute}${is}${mark}${value}${mark}]`]
    : [];
}
