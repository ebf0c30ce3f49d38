import { isDay } from '../compiler/rule/check-times.ts';
import { UsageError } from './command.ts';

/**
 * The day that `--today` names.
 * @throws UsageError when it is none
 */
export function readDay(text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`--today is a day such as 2026-11-01, not "${text}".`);
}
