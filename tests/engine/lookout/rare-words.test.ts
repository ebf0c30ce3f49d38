import { describe, expect, it } from 'vitest';
import { Bucket } from '../../../src/engine/plan/bucket.ts';
import { PageWords } from '../../../src/engine/plan/page-words.ts';
import { placesOfRarest } from '../../../src/engine/plan/rarest-word.ts';
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

describe('the rarest word of a text on a page', () => {
  const page = 'our cloud is near. our backup is far. our cloud is a backup of our cloud.';

  it.each([
    ['the one that stands there once', 'our cloud is near', [13]],
    ['a word inside of a longer one', 'a cloud is ear', [14]],
    ['none, where one of its words is missing', 'our near office', []],
    ['the first of those that are as rare', 'is near, far: is near', [13]],
  ])('is %s', (_what, text, places) => {
    expect(placesOfRarest(text, page, 300)).toEqual(places);
  });

  it.each([10, 70])('is found among others that stand in %d places', (count) => {
    const common = `${'growth plan '.repeat(count)}growth`;
    expect(placesOfRarest('growth plan', common, 300)).toHaveLength(count);
  });

  it('is of no use from a limit on', () => {
    expect(placesOfRarest('our cloud', page, 3)).toBeNull();
    expect(placesOfRarest('our cloud', page, 4)).toHaveLength(3);
  });

  it('is unknown when a text has no words', () => {
    expect(placesOfRarest('…', page, 300)).toBeNull();
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
