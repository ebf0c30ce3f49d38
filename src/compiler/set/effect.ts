import type { CompiledRule } from '../../contract/rules.ts';
import { targetsOf } from '../selectors/same-target.ts';
import { turnOf, type Turn } from './turns.ts';
import { writesOf } from './writes-of.ts';

/** What a rule does to what, as far as that can be compared with other rules. */
export interface Effect {
  /** What it finds, written always alike. */
  readonly targets: ReadonlySet<string>;
  readonly writes: Readonly<Record<string, string>>;
  readonly turn: Turn | null;
  /** Rules without a key in common have nothing to do with each other. */
  readonly keys: readonly string[];
}

/** Works out what a rule does to what. */
export function effectOf(rule: CompiledRule): Effect {
  const targets = new Set(targetsOf(rule.selectors[0]));
  const turn = turnOf(rule);
  const keys = [...targets].map((target) => `target ${target}`);
  return {
    targets,
    writes: writesOf(rule),
    turn,
    keys: turn ? [...keys, `turn ${turn.key}`] : keys,
  };
}
