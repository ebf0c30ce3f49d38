import { expect, it, onTestFinished, vi } from 'vitest';
import { todayFor } from '../../src/app/site/today-for.ts';
import { makeRule } from '../support/rule.ts';
import { writeSiteData } from './support/write-site-data.ts';

const always = makeRule({ selectors: ['p'], action: 'hide' });

it.each([
  ['Pacific/Kiritimati', '2026-11-29'],
  ['Pacific/Pago_Pago', '2026-11-28'],
])('is the day in %s, which the document tells', (timeZone, day) => {
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(writeSiteData({ timeZone }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T05:00:00Z') });
  expect(todayFor([always, { ...always, from: '2026-12-01' }])).toBe(day);
  expect(todayFor([{ ...always, until: '2026-12-31' }, always])).toBe(day);
});

it('is asked for by rules of a season alone', () => {
  expect(todayFor([always])).toBe('');
});
