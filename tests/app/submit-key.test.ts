import { expect, it } from 'vitest';
import { keyFor } from '../../src/app/contact-form/submit-key.ts';

const first = { name: 'Ann', email: 'ann@firm.example', subject: 'Phones', message: 'Silent.' };
const second = { ...first, message: 'They ring again.' };

it('is the same for the same message, whatever was sent in between, so that the server keeps one', () => {
  const key = keyFor(first);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(second)).not.toBe(key);
  expect(keyFor({ ...first })).toBe(key);
});
