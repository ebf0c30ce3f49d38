import type { CompiledRule, CompiledRules } from './rules.ts';

/** A browser takes its time for the first look at a time zone. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The date where the firm is, such as `2026-11-21`: rules may count for a season.
 * @param timeZone the firm's, such as `America/Chicago`: its days begin at its own midnight, wherever
 * a server or a visitor may be
 * @throws RangeError when there is no such time zone
 */
export function today(timeZone: string, now = new Date()): string {
  const calendar = calendars.get(timeZone) ?? openCalendar(timeZone);
  calendars.set(timeZone, calendar);
  const [month, day, year] = calendar.format(now).split('/');
  return `${year}-${month}-${day}`;
}

function openCalendar(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

/**
 * Whether a day lies in a rule's season.
 * @param day ISO date, such as `2026-11-21`
 */
export function isInSeason({ from, until }: CompiledRule, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}

/** The rules that count today where the firm is. */
export function rulesOfToday(compiled: CompiledRules, timeZone: string): CompiledRules {
  if (!compiled.rules.some(isSeasonal)) return compiled;
  const day = today(timeZone);
  return { ...compiled, rules: compiled.rules.filter((rule) => isInSeason(rule, day)) };
}

/** Whether a rule does not count on every day. */
export function isSeasonal({ from, until }: CompiledRule): boolean {
  return from !== null || until !== null;
}
