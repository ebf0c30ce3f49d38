import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GappedText } from '../../src/server/gapped-text.ts';

const MARKS = { nonce: '<1>', token: '<2>' };

describe('a text with gaps', () => {
  it('is, filled in, the text with its marks replaced', () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.values(MARKS)),
      fc.string({ unit: 'grapheme' }),
    );
    const fillings = fc.record({ nonce: fc.string({ unit: 'grapheme' }), token: fc.string() });
    fc.assert(
      fc.property(fc.array(piece), fillings, (pieces, filled) => {
        const text = pieces.join('|');
        const expected = text.replace(/<1>|<2>/g, (mark) =>
          mark === MARKS.nonce ? filled.nonce : filled.token,
        );
        expect(new GappedText(text, MARKS).fill(filled).toString()).toBe(expected);
      }),
    );
  });
});
