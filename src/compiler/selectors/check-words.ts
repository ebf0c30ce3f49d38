import type { Selector } from '../../contract/rules.ts';
import { normalizeText } from '../../engine/normalize-text.ts';
import { findMarkup } from '../markup.ts';
import type { Complaint, Passage } from '../passage.ts';
import { quote } from '../quote.ts';
import type { Path } from '../source-file.ts';
import { checkComment } from './check-comment.ts';

const WORDS = new Set(['text', 'text-contains', 'heading', 'contains', 'section']);

/** Checks the texts that a finder compares with the page. */
export function checkWords(
  passage: Passage,
  at: Path,
  finder: Exclude<Selector, string>,
): Complaint[] {
  const keys = Object.keys(finder).filter((key) => WORDS.has(key));
  return keys.flatMap((key) =>
    placesOf(finder[key], [...at, key]).flatMap(([text, place]) => [
      ...[checkComment(passage, place, key) ?? []].flat(),
      ...(readsNothing(text) ? explainUnread(key, place) : explainMarkup(text, place)),
    ]),
  );
}

/** Every element has such a text. One without any letter is told by the schema. */
function readsNothing(text: string): boolean {
  return text !== '' && normalizeText(text) === '';
}

function explainUnread(key: string, at: Path): Complaint[] {
  const message = `${key} must be a text that is not empty: spaces and letters that nobody sees do not count.`;
  return [{ code: 'R309', at, message }];
}

/** Each of the texts, and where it stands. */
function placesOf(texts: unknown, at: Path): [string, Path][] {
  if (typeof texts === 'string') return [[texts, at]];
  if (!Array.isArray(texts)) return [];
  return texts.flatMap((text, index) => (typeof text === 'string' ? [[text, [...at, index]]] : []));
}

function explainMarkup(text: string, at: Path): Complaint[] {
  const { tag, entity } = findMarkup(text);
  const found = tag ?? entity;
  if (found === undefined) return [];
  const message = `Texts are compared as they are read, not as HTML: nobody reads ${found}.`;
  return [{ code: 'R208', at, severity: 'warning', message, suggestion: quote(asRead(text)) }];
}

/** A line break is read as a space, like the space at which no line breaks. */
function asRead(text: string): string {
  return text
    .replace(/<br\b[^>]*>|&nbsp;|&#(?:160|xa0);/gi, ' ')
    .replace(/<[^>]*>|&shy;/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
