import type { Edit } from '../change.ts';
import { defineAction } from '../define-action.ts';
import { isDrawnByComponent } from '../mount-points.ts';
import { INVISIBLE, normalizeText } from '../normalize-text.ts';
import { isProtected } from '../protected.ts';
import { refusedAt, refuseText, type OptionRefusal } from '../trust/index.ts';
import { combineEdits, writeText } from '../write.ts';

export const replaceText = defineAction({
  name: 'replace-text',
  summary: 'Replaces some words wherever they stand in an element’s text.',
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
    return combineEdits(
      textRuns(element).flatMap((run) => replaceInRun(run, pattern, options.with)),
    );
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

/** Only where words are found: all other texts stay apart as they are. */
function replaceInRun(
  [first, ...others]: TextRun,
  pattern: RegExp,
  replacement: string,
): (Edit | null)[] {
  const text = [first, ...others].map(({ data }) => data).join('');
  const replaced = text.replace(pattern, () => replacement);
  if (replaced === text) return [];
  return [writeText(first, replaced), ...others.map((node) => writeText(node, ''))];
}

/** A pattern of the words as they are read: any run of spaces between them, unseen letters anywhere. */
function looseWords(words: string, areWhole = false): RegExp {
  const escaped = words
    .replace(INVISIBLE, '')
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word, escape).join(UNSEEN));
  const pattern = escaped.join(String.raw`${UNSEEN}\s(?:\s|${INVISIBLE.source})*`);
  const whole = `(?<!${IN_WORD}${UNSEEN})${pattern}(?!${UNSEEN}${IN_WORD})`;
  return new RegExp(areWhole ? whole : pattern, 'giu');
}

function escape(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}

const UNSEEN = `${INVISIBLE.source}*`;

/** Letters with their marks, and digits. */
const IN_WORD = String.raw`[\p{L}\p{M}\p{N}]`;

/** Texts side by side, which read as one: an element that stood between them was unwrapped. */
type TextRun = [Text, ...Text[]];

function textRuns(element: Element): TextRun[] {
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  const runs: TextRun[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isDrawnByComponent(node) || isProtected(node)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === node.previousSibling) run.push(node as Text);
    else runs.push([node as Text]);
  }
  return runs;
}

const SHOW_TEXT = 0x4;
