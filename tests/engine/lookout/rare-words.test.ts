import { describe, expect, it } from 'vitest';
import { Bucket } from '../../../src/engine/plan/bucket.ts';
import { PageWords } from '../../../src/engine/plan/page-words.ts';
import { TextRegion } from '../../../src/engine/plan/text-region.ts';
import { WordChoice } from '../../../src/engine/plan/word-choice.ts';

const LONG = 60_000;

/** As many different words as it takes. */
function fill(length: number): string {
  let text = '';
  for (let count = 0; text.length < length; count += 1) text += `word${count} `;
  return text;
}

describe('the word that is looked for instead of a whole text', () => {
  it('is the longest that the page has not', () => {
    expect(new WordChoice('our office').rarestOf('offices in houston, texas')).toBe(' houston');
  });

  it('is none that one section repeats, wherever that stands', () => {
    const repeated = 'responsibility '.repeat(600);
    for (const page of [repeated + fill(LONG), fill(LONG) + repeated]) {
      expect(new WordChoice(page).rarestOf('responsibility 57')).toBe(' 57');
    }
  });

  it('may stand where the sample is taken', () => {
    const page = `57 backups are kept. ${'backups are kept. '.repeat(500)}`;
    expect(new WordChoice(page).rarestOf('57 backups are kept.')).toBe('57');
  });

  it('is the rarest where all are common', () => {
    const page = 'cloud backup cloud backup cloud '.repeat(100);
    expect(new WordChoice(page).rarestOf('cloud backup cloud')).toBe(' backup');
    expect(new WordChoice(page).rarestOf('backup')).toBe('backup');
  });

  it('is nothing when a text has no words', () => {
    expect(new WordChoice('').rarestOf('…')).toBe('');
  });
});

describe('a word in many places', () => {
  it.each([
    ['no help on a short page', 0, true],
    ['a help on a long one', 400_000, false],
  ])('is %s', (_what, length, isCommon) => {
    const root = document.createElement('main');
    root.innerHTML = `${'<p>growth</p>'.repeat(400)}<p>${fill(length)}</p>`;
    const words = new PageWords(root);
    const bucket = words.take('growth');
    words.read(new TextRegion([root]), (found: Bucket, element) => found.add(element));
    expect(bucket.isCommon).toBe(isCommon);
    expect(bucket.elements.length).toBe(isCommon ? 300 : 400);
  });
});
