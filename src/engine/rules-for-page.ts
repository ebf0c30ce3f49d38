import { isOnRoute } from '../contract/rules-for-route.ts';
import type { CompiledRule } from '../contract/rules.ts';
import { isInSeason } from '../contract/today.ts';

/**
 * The rules that count for a page.
 * @param path the page's path, such as `/services/voip`
 * @param today ISO date, such as `2026-11-21`
 */
export function rulesForPage(
  rules: readonly CompiledRule[],
  path: string,
  today: string,
): CompiledRule[] {
  return rules.filter((rule) => isOnRoute(rule, path) && isInSeason(rule, today));
}
