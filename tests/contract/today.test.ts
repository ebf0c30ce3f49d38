import { expect, it } from 'vitest';
import { today, todayFor } from '../../src/contract/today.ts';
import { makeRule } from '../support/rule.ts';

it.each([
  // Six hours behind UTC in winter, five in summer.
  ['2026-11-29T05:59:59.999Z', '2026-11-28'],
  ['2026-11-29T06:00:00.000Z', '2026-11-29'],
  ['2026-07-05T04:59:59.999Z', '2026-07-04'],
  ['2026-07-05T05:00:00.000Z', '2026-07-05'],
  // The nights in which the clocks are set.
  ['2026-03-08T05:59:59.999Z', '2026-03-07'],
  ['2026-03-09T04:59:59.999Z', '2026-03-08'],
  ['2026-11-01T04:59:59.999Z', '2026-10-31'],
  ['2026-11-02T05:59:59.999Z', '2026-11-01'],
  ['2028-03-01T05:59:59.999Z', '2028-02-29'],
  ['2027-01-01T05:59:59.999Z', '2026-12-31'],
])('at %s the firm writes %s', (instant, day) => {
  expect(today(new Date(instant))).toBe(day);
});

it('is asked for by rules of a season alone', () => {
  const always = makeRule({ selectors: ['p'], action: 'hide' });
  expect(todayFor([always])).toBe('');
  expect(todayFor([always, { ...always, from: '2026-12-01' }])).toBe(today());
  expect(todayFor([{ ...always, until: '2026-12-31' }, always])).toBe(today());
});
