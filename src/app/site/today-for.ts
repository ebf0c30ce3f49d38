import type { CompiledRule } from '../../contract/rules.ts';
import { isSeasonal, today } from '../../contract/today.ts';
import { readSiteData } from './read-site-data.ts';

/**
 * The firm's date for rules of which some count for a season, for others an empty one: the first look
 * at a time zone takes a browser longer than all rules of a page.
 */
export function todayFor(rules: readonly CompiledRule[]): string {
  return rules.some(isSeasonal) ? today(readSiteData(document).timeZone) : '';
}
