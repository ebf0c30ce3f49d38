import type { CompiledRule } from '../../contract/rules.ts';
import { isSeasonal, today } from '../../contract/today.ts';
import { rulesForPage } from '../../engine/index.ts';

/** Which rules of a page count today, of those that do not count on every day. */
export interface Season {
  /** The day by which rules are chosen; empty where none asks for it. */
  readonly day: string;
  /** The same where the same of them count. */
  readonly name: string;
}

const EVERY_DAY: Season = { day: '', name: '' };

/**
 * The season of a page under its rules; most have none that asks for the day.
 * @param timeZone the firm's
 */
export function findSeason(rules: readonly CompiledRule[], path: string, timeZone: string): Season {
  const seasonal = rules.filter(isSeasonal);
  if (seasonal.length === 0) return EVERY_DAY;
  const day = today(timeZone);
  const counting = rulesForPage(seasonal, path, day).map(({ id }) => id);
  return { day, name: counting.join(' ') };
}
