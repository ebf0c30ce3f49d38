import { matchRoute } from '../../contract/match-route.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { actions } from '../../engine/index.ts';
import { canonicalJson } from '../canonical-json.ts';
import { placeOf, type SoundRule } from '../read-rule.ts';
import { targetsOf } from '../selectors/same-target.ts';
import type { Finding } from './lint-finding.ts';

/** A rule that does again what an earlier one does, to the same elements on the same pages. */
export function findSameAgain(later: SoundRule, earlier: readonly SoundRule[]): Finding[] {
  const twin = earlier.find(({ rule }) => covers(rule, later.rule));
  if (!twin) return [];
  const message = `Shadowed: rule "${twin.rule.id}" (${placeOf(twin)}) does the same to the same elements first. Keep one.`;
  return [{ lint: 'shadowed', at: ['id'], message }];
}

function covers(one: CompiledRule, other: CompiledRule): boolean {
  return (
    one.action === other.action &&
    canonicalJson(writesOf(one)) === canonicalJson(writesOf(other)) &&
    canonicalJson(one.options) === canonicalJson(other.options) &&
    coversTime(one, other) &&
    coversRoutes(one, other) &&
    coversTargets(one, other)
  );
}

function writesOf({ action, options }: CompiledRule) {
  return actions.find(({ name }) => name === action)?.writes(options as never) ?? {};
}

function coversTime(one: CompiledRule, other: CompiledRule): boolean {
  const isAlways = one.from === null && one.until === null && !one.once;
  const sameConditions = canonicalJson(one.when) === canonicalJson(other.when);
  return isAlways && (one.when.length === 0 || sameConditions);
}

function coversRoutes(one: CompiledRule, other: CompiledRule): boolean {
  return other.routes.every(
    (route) =>
      one.routes.some((pattern) => matchRoute(pattern, route) !== null) &&
      !one.except.some((pattern) => matchRoute(pattern, route) !== null),
  );
}

function coversTargets(one: CompiledRule, other: CompiledRule): boolean {
  if (one.selectors.length > 1 || other.selectors.length > 1) {
    return canonicalJson(one.selectors) === canonicalJson(other.selectors);
  }
  const targets = new Set(targetsOf(one.selectors[0]));
  return targetsOf(other.selectors[0]).every((target) => targets.has(target));
}
