import { matchRoute } from '../../contract/match-route.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { canonicalJson } from '../canonical-json.ts';
import { showPlace } from '../diagnostic.ts';
import type { SoundRule } from '../read-rule.ts';
import type { Finding } from './lint-finding.ts';

/** A rule that does again what an earlier one does, to the same elements on the same pages. */
export function findSameAgain(later: SoundRule, earlier: readonly SoundRule[]): Finding[] {
  const twin = earlier.find((one) => covers(one, later));
  if (!twin) return [];
  const related = twin.rule.source;
  const message = `Shadowed: rule "${twin.rule.id}" (${showPlace(related)}) does the same to the same elements first. Keep one.`;
  return [{ lint: 'shadowed', at: ['id'], message, related }];
}

function covers(one: SoundRule, other: SoundRule): boolean {
  return (
    one.rule.action === other.rule.action &&
    canonicalJson(one.effect.writes) === canonicalJson(other.effect.writes) &&
    canonicalJson(one.rule.options) === canonicalJson(other.rule.options) &&
    coversTime(one.rule, other.rule) &&
    coversRoutes(one.rule, other.rule) &&
    coversTargets(one, other)
  );
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

function coversTargets(one: SoundRule, other: SoundRule): boolean {
  const { selectors } = other.rule;
  if (one.rule.selectors.length > 1 || selectors.length > 1) {
    return canonicalJson(one.rule.selectors) === canonicalJson(selectors);
  }
  return [...other.effect.targets].every((target) => one.effect.targets.has(target));
}
