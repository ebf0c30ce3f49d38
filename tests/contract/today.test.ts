import { expect, it } from 'vitest';
import { today } from '../../src/contract/today.ts';

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
])('at %s a firm in Chicago writes %s', (instant, day) => {
  expect(today('America/Chicago', new Date(instant))).toBe(day);
});

it('is another day elsewhere at the same time', () => {
  const now = new Date('2026-11-29T05:59:59.999Z');
  const zones = ['Pacific/Kiritimati', 'UTC', 'America/Chicago', 'Pacific/Pago_Pago'];
  expect(zones.map((zone) => today(zone, now))).toEqual([
    '2026-11-29',
    '2026-11-29',
    '2026-11-28',
    '2026-11-28',
  ]);
});

it('is not to be had of a time zone that does not exist', () => {
  expect(() => today('America/Chikago')).toThrow(RangeError);
});
