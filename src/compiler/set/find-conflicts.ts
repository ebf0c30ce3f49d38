import { showPlace, type Diagnostic } from '../diagnostic.ts';
import type { SoundRule } from '../read-rule.ts';
import { complain } from '../passage.ts';
import { canMeet } from './can-meet.ts';
import { areTurns } from './turns.ts';

/** A rule, and where it stands among all others. */
interface Placed {
  readonly rule: SoundRule;
  readonly place: number;
}

/** Pairs of rules that write the same thing differently or undo each other, each told once. */
export function findConflicts(rules: readonly SoundRule[]): Diagnostic[] {
  const known = new Map<string, Placed[]>();
  return rules.flatMap((rule, place) => {
    const { keys } = rule.effect;
    const diagnostic = compareWithAll(candidates(known, keys), rule);
    const placed = { rule, place };
    for (const key of keys) remember(known, key, placed);
    return diagnostic ? [diagnostic] : [];
  });
}

function remember(known: Map<string, Placed[]>, key: string, placed: Placed): void {
  const list = known.get(key);
  if (list) list.push(placed);
  else known.set(key, [placed]);
}

/** In the order of the rules, each once. */
function candidates(known: ReadonlyMap<string, Placed[]>, keys: readonly string[]): Placed[] {
  const found = keys.flatMap((key) => known.get(key) ?? []);
  if (found.length < 2) return found;
  return [...new Set(found)].toSorted((one, other) => one.place - other.place);
}

function compareWithAll(earlier: readonly Placed[], later: SoundRule): Diagnostic | null {
  for (const { rule } of earlier) {
    const diagnostic = compare(rule, later);
    if (diagnostic) return diagnostic;
  }
  return null;
}

function compare(earlier: SoundRule, later: SoundRule): Diagnostic | null {
  const isUndoing = areTurns(earlier.effect.turn, later.effect.turn);
  const key = sharesElements(earlier, later) ? disputedKey(earlier, later) : undefined;
  if ((!isUndoing && key === undefined) || !canMeet(earlier.rule, later.rule)) return null;
  if (isUndoing || key === undefined) return undoing(earlier, later);
  const values = [earlier.effect.writes[key], later.effect.writes[key]];
  return values.includes('absent') ? undoing(earlier, later) : conflict(earlier, later, key);
}

function disputedKey(earlier: SoundRule, later: SoundRule): string | undefined {
  return Object.keys(later.effect.writes).find((written) => isDisputed(written, earlier, later));
}

/** Components stand beside each other; everything else has room for one value. */
function isDisputed(key: string, earlier: SoundRule, later: SoundRule): boolean {
  const other = earlier.effect.writes[key];
  return !key.startsWith('component:') && other !== undefined && other !== later.effect.writes[key];
}

function sharesElements(earlier: SoundRule, later: SoundRule): boolean {
  return [...later.effect.targets].some((target) => earlier.effect.targets.has(target));
}

function undoing(earlier: SoundRule, later: SoundRule): Diagnostic {
  const related = earlier.rule.source;
  const ids = `"${earlier.rule.id}" and "${later.rule.id}"`;
  const message = `Rules ${ids} undo each other and would loop (${showPlace(related)}). Neither was accepted.`;
  return complain(later.passage, { code: 'R305', at: ['action'], message, related });
}

function conflict(earlier: SoundRule, later: SoundRule, key: string): Diagnostic {
  const related = earlier.rule.source;
  const [target = ''] = [...later.effect.targets].filter((one) => earlier.effect.targets.has(one));
  const what = key.replace(/^(?:attribute|style|class):/, '');
  const message = `Conflicts with rule "${earlier.rule.id}" (${showPlace(related)}): both set ${what} on ${target}. Keep one.`;
  return complain(later.passage, { code: 'R304', at: ['action'], message, related });
}
