import { linkAround } from '../content-model.ts';
import { defineAction } from '../define-action.ts';
import { INVISIBLE, normalizeText } from '../normalize-text.ts';
import {
  putInPlace,
  readLine,
  textLines,
  type PlannedText,
  type Span,
  type TextLine,
} from '../text-line.ts';
import { refusedAt, refuseText, type OptionRefusal } from '../trust/index.ts';
import { combineEdits, writeText } from '../write.ts';

export const replaceText = defineAction({
  name: 'replace-text',
  summary:
    'Replaces some words wherever they stand in an element’s text, also where tags divide them.',
  schema: {
    properties: {
      find: {
        type: 'string',
        minLength: 2,
        description: 'The words to look for; letter case does not count.',
      },
      with: { type: 'string', description: 'The words to write instead.' },
      'whole-words': {
        type: 'boolean',
        description: 'True: not within longer words; Suite 110 is not found in Suite 1100.',
      },
    },
    required: ['find', 'with'],
  },
  looksAt: 'surroundings',
  writes: (options) => ({ [`text:${normalizeText(options.find)}`]: options.with }),
  refuse: (options) => [
    ...refusedAt(['find'], refuseText(options.find)),
    ...refusedAt(['with'], refuseText(options.with)),
    ...refuseGrowth(options),
  ],
  apply(element, options) {
    if (!normalizeText(element.textContent ?? '').includes(normalizeText(options.find)))
      return null;
    const pattern = looseWords(options.find, options['whole-words']);
    // All is known before anything is written.
    const planned = textLines(element).flatMap((line) => planLine(line, pattern, options.with));
    return combineEdits(planned.map(([node, text]) => writeText(node, text)));
  },
});

interface Replacement {
  readonly find: string;
  readonly with: string;
  readonly 'whole-words'?: boolean;
}

/** Words that hold the words looked for would be replaced again and again. */
function refuseGrowth(options: Replacement): readonly OptionRefusal[] {
  const { find, with: replacement, 'whole-words': areWhole } = options;
  if (normalizeText(find) === '') return [refuseSpaces(find)];
  if (!holds(replacement, find, areWhole)) return [];
  const remedy = holds(replacement, find, true) ? '' : ', or add "whole-words: true"';
  const message = `Rule is not stable: "${replacement}" holds "${find}", so applying it twice gives a different page. Find more of the sentence: so much that the new text does not hold it${remedy}.`;
  return [{ code: 'R307', message, at: ['with'] }];
}

function holds(text: string, words: string, areWhole: boolean | undefined): boolean {
  return looseWords(normalizeText(words), areWhole).test(normalizeText(text));
}

/** They would be found everywhere, and in what was written instead. */
function refuseSpaces(find: string): OptionRefusal {
  const message = `Rule is not stable: "${find}" is nothing but spaces. Find the words around them, too.`;
  return { code: 'R307', message, at: ['find'] };
}

/** What each text of a line is to be. Words that begin in one and end in another are put into the first. */
function planLine(line: TextLine, pattern: RegExp, replacement: string): PlannedText[] {
  const spans = Array.from(readLine(line).matchAll(pattern), ({ 0: found, index }): Span => [
    index,
    index + found.length,
  ]);
  const planned = putInPlace(line, spans, replacement);
  const emptied = planned.filter(([, text]) => text === '');
  if (replacement !== '' && emptied.some(([node]) => losesItsWords(node, planned))) {
    throw new Error('A link stands within these words, and none of them would be left to it.');
  }
  return planned;
}

/** True when a text is one of a link's, which has words now and would have none. */
function losesItsWords({ parentElement }: Text, planned: readonly PlannedText[]): boolean {
  const link = parentElement && linkAround(parentElement);
  if (!link || link.textContent === '') return false;
  return planned.every(([node, text]) => text === '' || !link.contains(node));
}

/**
 * A pattern of the words as they are read: any run of spaces between them, unseen letters anywhere,
 * accents in whatever way they are written.
 */
function looseWords(words: string, areWhole = false): RegExp {
  const escaped = words
    .replace(INVISIBLE, '')
    .normalize()
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word, inOneOrTwoSigns).join(UNSEEN));
  const pattern = escaped.join(String.raw`${UNSEEN}\s(?:\s|${INVISIBLE.source})*`);
  const whole = `(?<!${IN_WORD}${UNSEEN})${pattern}(?!${UNSEEN}${IN_WORD})`;
  return new RegExp(areWhole ? whole : `${pattern}(?!${UNSEEN}${OF_THE_LETTER})`, 'giu');
}

/** A letter with an accent, or the letter and after it the accent, as some programs write them. */
function inOneOrTwoSigns(letter: string): string {
  const signs = Array.from(letter.normalize('NFD'), escape);
  return signs.length === 1 ? escape(letter) : `(?:${letter}|${signs.join(UNSEEN)})`;
}

function escape(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}

const UNSEEN = `${INVISIBLE.source}*`;

/** What makes another sign of the one before it: an accent, a color of skin. */
const OF_THE_LETTER = String.raw`[\p{M}\p{EMod}]`;

/** Letters with their marks, and digits. */
const IN_WORD = String.raw`[\p{L}\p{M}\p{N}]`;
