import type { RawRule } from '../read-rule.ts';
import type { Complaint } from '../passage.ts';

type IsSound = (key: string) => boolean;

/** Checks what a schema cannot: order of times, limits and dates. */
export function checkTimes(rule: RawRule, isSound: IsSound): Complaint[] {
  return [
    ...(isSound('delay') ? checkAscending(rule['delay']) : []),
    ...(isSound('retry') ? checkRetry(rule['retry'] as { every: number; for: number }) : []),
    ...(isSound('expect') ? checkExpect(rule['expect'] as { min?: number; max?: number }) : []),
    ...checkDates(rule, isSound),
  ];
}

function checkAscending(delay: unknown): Complaint[] {
  if (!Array.isArray(delay)) return [];
  const isAscending = delay.every((one, index) => index === 0 || one > delay[index - 1]);
  if (isAscending) return [];
  const sorted = [...new Set(delay)].toSorted((one, other) => one - other);
  const message = 'delay must go up, each number once.';
  return [{ code: 'R301', at: ['delay'], message, suggestion: `[${sorted.join(', ')}]` }];
}

function checkRetry(retry: { every: number; for: number }): Complaint[] {
  if (retry.every <= retry.for) return [];
  const message = `retry.for must not be shorter than retry.every (${retry.for} and ${retry.every}).`;
  return [{ code: 'R301', at: ['retry', 'for'], message }];
}

function checkExpect({ min = 0, max = Infinity }: { min?: number; max?: number }): Complaint[] {
  if (min <= max) return [];
  return [
    {
      code: 'R309',
      at: ['expect', 'min'],
      message: `expect.min must not be above expect.max (${min} and ${max}).`,
    },
  ];
}

function checkDates(rule: RawRule, isSound: IsSound): Complaint[] {
  const sound = ['from', 'until'].filter(isSound);
  const wrong = sound.filter((key) => !isDay(String(rule[key])));
  if (wrong.length > 0) {
    return wrong.map((key) => {
      const message = `${key} must be a day of the calendar such as 2026-11-01.`;
      return { code: 'R309' as const, at: [key], message, found: rule[key] };
    });
  }
  if (sound.length < 2 || String(rule['from']) <= String(rule['until'])) return [];
  return [{ code: 'R309', at: ['until'], message: 'until must not be before from.' }];
}

/** True for a day of the calendar, written like `2026-11-01`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
