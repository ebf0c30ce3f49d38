import { isDay } from '../compiler/rule/check-times.ts';
import { UsageError } from './command.ts';
import { firmDay } from './firm-day.ts';

/**
 * The day that `--today` names; without it, the firm's.
 * @throws UsageError when it is none
 */
export async function readDay(text: string | undefined): Promise<string> {
  if (text === undefined) return firmDay();
  if (isDay(text)) return text;
  throw new UsageError(`--today is a day such as 2026-11-01, not "${text}".`);
}
