import { nameOfOnlyPath, nameOfPath } from '../../contract/match-route.ts';
import { isOnRoute } from '../../contract/rules-for-route.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { LIMITS } from '../limits.ts';
import type { SoundRule } from '../read-rule.ts';
import { complain } from '../passage.ts';

/** The rules of one file: all count on the same pages. */
type Group = readonly SoundRule[];

/** The first route, of the site's and of the rules' own, on which too many rules count. */
export function checkRouteLoad(
  rules: readonly SoundRule[],
  pageRoutes: readonly string[],
): Diagnostic[] {
  if (rules.length <= LIMITS.rulesOnRoute) return [];
  const groups = [...Map.groupBy(rules, ({ passage }) => passage.source).values()];
  const mayCountOn = findGroups(groups);
  const routes = new Set([...pageRoutes, ...groups.flatMap(routesOf)]);
  const route = [...routes].find((one) => numberOn(one, mayCountOn(one)) > LIMITS.rulesOnRoute);
  if (route === undefined) return [];
  const onRoute = rules.filter((one) => isOnRoute(one.rule, route));
  const surplus = onRoute[LIMITS.rulesOnRoute]!;
  const message = `Too many rules on ${route} (${onRoute.length}, limit ${LIMITS.rulesOnRoute}).`;
  return [complain(surplus.passage, { code: 'R308', at: [], message, onKey: true })];
}

/** Finds the groups that may count on a route without a look at every group for every route. */
function findGroups(groups: readonly Group[]): (route: string) => readonly Group[] {
  const places = groups.flatMap((group) => namesOf(group).map((name) => ({ name, group })));
  const byName = Map.groupBy(places, ({ name }) => name);
  const groupsAt = (name: string | null) => (byName.get(name) ?? []).map(({ group }) => group);
  const open = groupsAt(null);
  return (route) => [...open, ...groupsAt(nameOfPath(route))];
}

/** The names of the only paths that a group counts on; null alone when there may be others. */
function namesOf(group: Group): readonly (string | null)[] {
  const names = new Set(routesOf(group).map(nameOfOnlyPath));
  return names.has(null) ? [null] : [...names];
}

function routesOf([first]: Group): readonly string[] {
  return first?.rule.routes ?? [];
}

function numberOn(route: string, groups: readonly Group[]): number {
  const counting = groups.filter(([first]) => first && isOnRoute(first.rule, route));
  return counting.reduce((sum, group) => sum + group.length, 0);
}
