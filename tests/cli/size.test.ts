import { describe, expect, it } from 'vitest';
import { compareSizes, type SizeBudget } from '../../src/cli/size/compare-sizes.ts';
import type { BuiltSizes } from '../../src/cli/size/measure-sizes.ts';

const accepted: BuiltSizes = {
  scripts: { index: 100_000, runtime: 4_000 },
  laterScripts: { carousel: 9_000 },
  documents: { '/': 20_000, '/contact': 15_000 },
};
const budget: SizeBudget = { firstScripts: 105_000, accepted };

describe('the size budget', () => {
  it('is kept by what was accepted, and by a little more', () => {
    expect(compareSizes(accepted, budget)).toEqual([]);
    const documents = { '/': 21_000, '/contact': 15_000 };
    expect(compareSizes({ ...accepted, documents }, budget)).toEqual([]);
  });

  it('is kept by first scripts of just as much, though one of them grew', () => {
    const scripts = { index: 101_000, runtime: 4_000 };
    expect(compareSizes({ ...accepted, scripts }, budget)).toEqual([]);
  });

  it('is kept by a tenth more of what comes later, and not by more than that', () => {
    const documents = { '/': 22_000, '/contact': 16_500 };
    const kept = { ...accepted, laterScripts: { carousel: 9_900 }, documents };
    expect(compareSizes(kept, budget)).toEqual([]);
    expect(compareSizes({ ...accepted, laterScripts: { carousel: 9_901 } }, budget)).toHaveLength(
      1,
    );
    expect(compareSizes({ ...accepted, documents: { '/': 22_001 } }, budget)).toHaveLength(1);
  });

  it('names the sum of the first scripts and which of them grew', () => {
    const scripts = { index: 102_000, runtime: 4_000 };
    expect(compareSizes({ ...accepted, scripts }, budget)).toEqual([
      'scripts of a first view: 106.0 kB of 105.0 kB',
      'script index: 102.0 kB, was 100.0 kB',
    ]);
  });

  it('names a document and a later script that grew, and what is new', () => {
    const sizes = {
      ...accepted,
      laterScripts: { carousel: 12_000, video: 50_000 },
      documents: { '/': 20_000, '/contact': 18_000 },
    };
    expect(compareSizes(sizes, budget)).toEqual([
      'later script carousel: 12.0 kB, was 9.0 kB',
      'later script video: 50.0 kB, new',
      'document /contact: 18.0 kB, was 15.0 kB',
    ]);
  });
});
