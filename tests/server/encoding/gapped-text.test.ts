import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GappedText } from '../../../src/server/encoding/gapped-text.ts';

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
        const gapped = new GappedText(text, MARKS);
        expect(Buffer.concat(gapped.fillIn(filled)).toString()).toBe(expected);
        expect(gunzipSync(Buffer.concat(gapped.fillInGzip(filled))).toString()).toBe(expected);
      }),
    );
  });

  it('is compressed but for what stands in its gaps', () => {
    const gapped = new GappedText(`${'corrected '.repeat(1000)}<1>${'again '.repeat(1000)}`, MARKS);
    const secret = 'f7Qz1'.repeat(20);
    const bytes = Buffer.concat(gapped.fillInGzip({ nonce: secret, token: '' }));
    expect(bytes.length).toBeLessThan(300);
    expect(bytes.toString('latin1')).toContain(secret);
  });

  it('takes fillings of any length', () => {
    const long = 'filling '.repeat(20_000);
    const pieces = new GappedText('<1>', MARKS).fillInGzip({ nonce: long, token: '' });
    expect(gunzipSync(Buffer.concat(pieces)).toString()).toBe(long);
  });
});
