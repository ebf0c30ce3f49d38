import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { Needles } from '../../src/engine/plan/needles.ts';

const options = { numRuns: inject('runs') };

/** Of few letters, one of which means something in a pattern: many begin alike, and many overlap. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', '.'), minLength: 1, maxLength: 4 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' '), maxLength: 60 });

/** So long that it is worth making a pattern. */
const LONG = '-'.repeat(300_000);

type Place = readonly [needle: string, at: number];

function placesIn(looked: string, needles: Needles<string>): Place[] {
  const places: Place[] = [];
  needles.scan(looked, (needle, at) => places.push([needle, at]));
  return places.toSorted(([one, at], [other, there]) => one.localeCompare(other) || at - there);
}

function placesByHand(looked: string, words: readonly string[]): Place[] {
  return words
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((one) =>
      Array.from(looked, (_, at): Place => [one, at]).filter(([, at]) =>
        looked.startsWith(one, at),
      ),
    );
}

it('finds every needle wherever it stands, one by one and all at once', () => {
  const law = fc.property(fc.uniqueArray(word, { minLength: 1 }), text, (words, looked) => {
    const needles = new Needles<string>();
    for (const one of words) needles.take(one, () => one);
    expect(placesIn(looked, needles)).toEqual(placesByHand(looked, words));
    expect(placesIn(LONG, needles)).toEqual([]);
    expect(placesIn(looked, needles)).toEqual(placesByHand(looked, words));
  });
  fc.assert(law, options);
});

it('finds the places of each needle from left to right', () => {
  const needles = new Needles<string>();
  for (const one of ['ab', 'b']) needles.take(one, () => one);
  const places: number[] = [];
  needles.scan(`ab ${LONG} ab`, (needle, at) => needle === 'b' && places.push(at));
  expect(places).toEqual([1, LONG.length + 5]);
});

it('finds nothing when nothing is looked for', () => {
  expect(placesIn('text', new Needles<string>())).toEqual([]);
});
