import { routeCovers, routesOverlap } from '../../contract/match-route.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { canonicalJson } from '../canonical-json.ts';

/** True when there can be a page and a day on which both rules count. */
export function canMeet(one: CompiledRule, other: CompiledRule): boolean {
  const differentConditions =
    one.when.length > 0 &&
    other.when.length > 0 &&
    canonicalJson(one.when) !== canonicalJson(other.when);
  return !differentConditions && sharesDays(one, other) && sharesRoute(one, other);
}

function sharesDays(one: CompiledRule, other: CompiledRule): boolean {
  return !endsBefore(one, other) && !endsBefore(other, one);
}

function endsBefore({ until }: CompiledRule, { from }: CompiledRule): boolean {
  return until !== null && from !== null && until < from;
}

function sharesRoute(one: CompiledRule, other: CompiledRule): boolean {
  const isLeft = (route: string): boolean =>
    ![...one.except, ...other.except].some((pattern) => routeCovers(pattern, route));
  return one.routes.some((route) =>
    other.routes.some(
      (candidate) => routesOverlap(route, candidate) && isLeft(route) && isLeft(candidate),
    ),
  );
}
