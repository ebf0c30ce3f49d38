import { matchRoute, routesOverlap } from '../../contract/match-route.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { actions, normalizeText } from '../../engine/index.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { placeOf, type SoundRule } from '../read-rule.ts';
import { targetsOf } from '../selectors/same-target.ts';
import { complain } from '../site.ts';

/** A rule with what it finds and what it writes, worked out once. */
interface Subject extends SoundRule {
  readonly targets: ReadonlySet<string>;
  readonly writes: Readonly<Record<string, string>>;
}

/** Pairs of rules that write the same thing differently or undo each other, each told once. */
export function findConflicts(rules: readonly SoundRule[]): Diagnostic[] {
  const subjects = rules.map(toSubject);
  return subjects.flatMap((later, index) => {
    for (const earlier of subjects.slice(0, index)) {
      const diagnostic = compare(earlier, later);
      if (diagnostic) return [diagnostic];
    }
    return [];
  });
}

function toSubject(sound: SoundRule): Subject {
  const { rule } = sound;
  const action = actions.find(({ name }) => name === rule.action);
  const writes = action?.writes(rule.options as never) ?? {};
  return { ...sound, writes, targets: new Set(targetsOf(rule.selectors[0])) };
}

function compare(earlier: Subject, later: Subject): Diagnostic | null {
  if (!canMeet(earlier.rule, later.rule)) return null;
  if (areTurns(earlier.rule, later.rule)) return undoing(earlier, later);
  if (!sharesElements(earlier, later)) return null;
  const key = Object.keys(later.writes).find((written) => isDisputed(written, earlier, later));
  if (key === undefined) return null;
  const values = [earlier.writes[key], later.writes[key]];
  return values.includes('absent') ? undoing(earlier, later) : conflict(earlier, later, key);
}

/** Components stand beside each other; everything else has room for one value. */
function isDisputed(key: string, earlier: Subject, later: Subject): boolean {
  const other = earlier.writes[key];
  return !key.startsWith('component:') && other !== undefined && other !== later.writes[key];
}

function sharesElements(earlier: Subject, later: Subject): boolean {
  return [...later.targets].some((target) => earlier.targets.has(target));
}

/** True when there can be a page and a day on which both count. */
function canMeet(one: CompiledRule, other: CompiledRule): boolean {
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
    ![...one.except, ...other.except].some((pattern) => matchRoute(pattern, route) !== null);
  return one.routes.some((route) =>
    other.routes.some(
      (candidate) => routesOverlap(route, candidate) && isLeft(route) && isLeft(candidate),
    ),
  );
}

/** One makes b of a, the other a of b, wherever they find it. */
function areTurns({ action, options, selectors }: CompiledRule, other: CompiledRule): boolean {
  if (action !== other.action) return false;
  const theirs = other.options;
  if (action === 'replace-text') {
    return holds(options['with'], theirs['find']) && holds(theirs['with'], options['find']);
  }
  if (action === 'rewrite-link') {
    return isSamePath(options['to'], theirs['link']) && isSamePath(theirs['to'], options['link']);
  }
  if (action !== 'move' || options['position'] !== theirs['position']) return false;
  return finds(other.selectors, options['to']) && finds(selectors, theirs['to']);
}

function holds(text: unknown, words: unknown): boolean {
  return normalizeText(String(text)).includes(normalizeText(String(words)));
}

function isSamePath(one: unknown, other: unknown): boolean {
  return matchRoute(String(one), String(other)) !== null;
}

function finds(selectors: CompiledRule['selectors'], place: unknown): boolean {
  const targets = new Set(targetsOf([place].flat()[0]));
  return targetsOf(selectors[0]).some((target) => targets.has(target));
}

function undoing(earlier: Subject, later: Subject): Diagnostic {
  const ids = `"${earlier.rule.id}" and "${later.rule.id}"`;
  const message = `Rules ${ids} undo each other and would loop (${placeOf(earlier)}). Neither was accepted.`;
  return complain(later.site, { code: 'R305', at: ['action'], message });
}

function conflict(earlier: Subject, later: Subject, key: string): Diagnostic {
  const [target = ''] = [...later.targets].filter((one) => earlier.targets.has(one));
  const what = key.replace(/^(?:attribute|style|class):/, '');
  const message = `Conflicts with rule "${earlier.rule.id}" (${placeOf(earlier)}): both set ${what} on ${target}. Keep one.`;
  return complain(later.site, { code: 'R304', at: ['action'], message });
}
