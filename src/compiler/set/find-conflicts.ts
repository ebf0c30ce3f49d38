import { actions } from '../../engine/index.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { placeOf, type SoundRule } from '../read-rule.ts';
import { targetsOf } from '../selectors/same-target.ts';
import { complain } from '../site.ts';
import { canMeet } from './can-meet.ts';
import { areTurns, turnOf, type Turn } from './turns.ts';

/** A rule with what it finds and what it writes. */
interface Subject extends SoundRule {
  readonly targets: ReadonlySet<string>;
  readonly writes: Readonly<Record<string, string>>;
  readonly turn: Turn | null;
}

/** Where the rule stands among all others. */
type Placed = Subject & { readonly place: number };

/** Worked out once for each rule that was read. */
const subjects = new WeakMap<SoundRule, Subject>();

/** Pairs of rules that write the same thing differently or undo each other, each told once. */
export function findConflicts(rules: readonly SoundRule[]): Diagnostic[] {
  const known = new Map<string, Placed[]>();
  return rules.flatMap((rule, place) => {
    const later = { ...subjectOf(rule), place };
    const keys = keysOf(later);
    const diagnostic = compareWithAll(candidates(known, keys), later);
    for (const key of keys) remember(known, key, later);
    return diagnostic ? [diagnostic] : [];
  });
}

function subjectOf(sound: SoundRule): Subject {
  const known = subjects.get(sound);
  if (known) return known;
  const subject = makeSubject(sound);
  subjects.set(sound, subject);
  return subject;
}

function makeSubject(sound: SoundRule): Subject {
  const { rule } = sound;
  const action = actions.find(({ name }) => name === rule.action);
  const writes = action?.writes(rule.options as never) ?? {};
  const targets = new Set(targetsOf(rule.selectors[0]));
  return { ...sound, writes, targets, turn: turnOf(rule) };
}

/** Rules without a key in common have nothing to do with each other. */
function keysOf({ targets, turn }: Subject): string[] {
  const keys = [...targets].map((target) => `target ${target}`);
  return turn ? [...keys, `turn ${turn.key}`] : keys;
}

function remember(known: Map<string, Placed[]>, key: string, subject: Placed): void {
  const list = known.get(key);
  if (list) list.push(subject);
  else known.set(key, [subject]);
}

/** In the order of the rules. */
function candidates(known: ReadonlyMap<string, Placed[]>, keys: readonly string[]): Placed[] {
  const found = new Set(keys.flatMap((key) => known.get(key) ?? []));
  return [...found].toSorted((one, other) => one.place - other.place);
}

function compareWithAll(earlier: readonly Subject[], later: Subject): Diagnostic | null {
  for (const one of earlier) {
    const diagnostic = compare(one, later);
    if (diagnostic) return diagnostic;
  }
  return null;
}

function compare(earlier: Subject, later: Subject): Diagnostic | null {
  const isUndoing = areTurns(earlier.turn, later.turn);
  const key = sharesElements(earlier, later) ? disputedKey(earlier, later) : undefined;
  if ((!isUndoing && key === undefined) || !canMeet(earlier.rule, later.rule)) return null;
  if (isUndoing || key === undefined) return undoing(earlier, later);
  const values = [earlier.writes[key], later.writes[key]];
  return values.includes('absent') ? undoing(earlier, later) : conflict(earlier, later, key);
}

function disputedKey(earlier: Subject, later: Subject): string | undefined {
  return Object.keys(later.writes).find((written) => isDisputed(written, earlier, later));
}

/** Components stand beside each other; everything else has room for one value. */
function isDisputed(key: string, earlier: Subject, later: Subject): boolean {
  const other = earlier.writes[key];
  return !key.startsWith('component:') && other !== undefined && other !== later.writes[key];
}

function sharesElements(earlier: Subject, later: Subject): boolean {
  return [...later.targets].some((target) => earlier.targets.has(target));
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
