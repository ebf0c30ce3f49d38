import type { CompiledRule } from './rules.ts';

/** Where the firm is: its days begin at its own midnight, wherever a server or a visitor may be. */
const TIME_ZONE = 'America/Chicago';

let calendar: Intl.DateTimeFormat | undefined;

/** The firm's date, such as `2026-11-21`: rules may count for a season. */
export function today(now = new Date()): string {
  calendar ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [month, day, year] = calendar.format(now).split('/');
  return `${year}-${month}-${day}`;
}

/**
 * Today's date for rules of which some count for a season, for others an empty one: the first look
 * at a time zone takes a browser longer than all rules of a page.
 */
export function todayFor(rules: readonly CompiledRule[]): string {
  return rules.some(isSeasonal) ? today() : '';
}

/** Whether a rule does not count on every day. */
export function isSeasonal({ from, until }: CompiledRule): boolean {
  return from !== null || until !== null;
}
