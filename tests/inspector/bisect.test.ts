import { describe, expect, it } from 'vitest';
import { judge, looksLeft, startBisection } from '../../src/app/inspector/bisect.ts';

/** Answers as a person would who sees the page wrong as soon as a certain rule is at work. */
function search(rules: number, guilty: number): { culprit: number | null; looks: number } {
  let now = startBisection(rules);
  let looks = 0;
  while (now.culprit === null) {
    now = judge(now, now.shown > guilty);
    looks += 1;
  }
  return { culprit: now.culprit, looks };
}

describe('finding the culprit', () => {
  it('finds each of 40 rules with a handful of looks', () => {
    for (let guilty = 0; guilty < 40; guilty += 1) {
      const { culprit, looks } = search(40, guilty);
      expect(culprit).toBe(guilty);
      expect(looks).toBeLessThanOrEqual(7);
    }
  });

  it('blames no rule when the page is wrong without any', () => {
    expect(search(40, -1)).toEqual({ culprit: -1, looks: 1 });
  });

  it('says how many looks are left', () => {
    expect(looksLeft(startBisection(31))).toBe(5);
  });
});
