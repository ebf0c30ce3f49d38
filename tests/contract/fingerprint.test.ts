import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fingerprint } from '../../src/contract/fingerprint.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });

it('is the same wherever it is read', () => {
  expect(fingerprint('')).toBe('0-0');
  expect(fingerprint('abcd')).toBe('4-69730c54');
  expect(fingerprint('größe')).toBe('7-c0459fc');
});

it('tells apart what differs in one letter, wherever it stands', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(...'bcxyz09<>"'), (before, after, letter) => {
      const [one, other] = [`${before}a${after}`, `${before}${letter}${after}`];
      expect(fingerprint(one)).not.toBe(fingerprint(other));
    }),
  );
});

it('tells apart what has changed places', () => {
  const paragraphs = (letters: string): string =>
    [...letters].map((letter) => `<p>${letter.repeat(40)}</p>`).join('');
  expect(fingerprint(paragraphs('abcd'))).not.toBe(fingerprint(paragraphs('abdc')));
  expect(fingerprint(paragraphs('abcd'))).not.toBe(fingerprint(paragraphs('dcba')));
});

it('gives to many versions of a page as many names', () => {
  const names = new Set<string>();
  for (let version = 10_000; version < 30_000; version += 1) {
    names.add(fingerprint(`<main><p>Version ${version} of ${version * 7919}</p></main>`));
  }
  expect(names.size).toBe(20_000);
});
