import { UsageError } from './command.ts';

/**
 * How many warnings are fine.
 * @throws UsageError when it is no number
 */
export function readMostWarnings(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (!/^\d+$/.test(text)) throw new UsageError(`--max-warnings is a number, not "${text}".`);
  return Number(text);
}
