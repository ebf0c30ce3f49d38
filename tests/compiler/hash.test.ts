import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from '../../src/compiler/hash.ts';

it('gives what the platform gives', () => {
  const text = fc.string({ maxLength: 300, unit: 'binary' });
  fc.assert(
    fc.property(text, (one) => {
      expect(sha256(one)).toBe(createHash('sha256').update(one).digest('hex'));
    }),
  );
});
