import { join } from 'node:path';
import type { Diagnostic } from '../../compiler/diagnostic.ts';
import type { RuleFile } from '../../compiler/source-file.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { takeTurns } from '../take-turns.ts';
import { openHistory, type RuleHistory } from './rule-history.ts';
import { leaveOut, NO_RULES, readRuleSet, type RuleSet, type Surroundings } from './rule-set.ts';
import {
  changeSwitches,
  NOTHING_SWITCHED,
  readSwitches,
  type Hold,
  type Switches,
} from './switches.ts';

/** The rules that are live, and what is wrong with the ones in the folder. */
export interface RulesStore {
  /** What visitors get. */
  current(): CompiledRules;
  /** What the signed link shows: drafts too. */
  preview(): CompiledRules;
  /** What the last reading of the folder found. */
  state(): RulesState;
  /** Reads folder and switches again. One bad rule refuses the whole new set; the last good one stays. */
  reload(): Promise<RulesState>;
  /** Calls back after each reading that changed anything. Returns the way to stop. */
  subscribe(listener: (state: RulesState) => void): () => void;
}

export interface RulesState {
  readonly diagnostics: readonly Diagnostic[];
  /** When the live set was accepted, if it is not the folder's; `none` when there never was one. */
  readonly staleSince: Date | 'none' | null;
  readonly files: readonly RuleFile[];
  /** The earlier set that an operator holds live. */
  readonly held?: string | null;
  /** What an operator switched off. */
  readonly off?: Switches['off'];
  /** Those of them that the live set does not have: a rule may have another name by now. */
  readonly offInVain?: readonly string[];
  /** Why the switches cannot be read, and which ones hold until they can. */
  readonly unread?: string | null;
  /** Why accepted sets cannot be kept on disk. */
  readonly unkept?: string | null;
}

/** Where a checkout keeps what must survive a restart. */
export const switchesFile = (cache: string): string => join(cache, 'switches.json');

/**
 * Opens the rules of a folder.
 * @param cache folder in which accepted sets and switches survive a restart
 * @param lookAround reads what there is beside the rules; without it, nobody is warned of what is not there
 */
export async function openRules(
  folder: string,
  cache: string,
  lookAround?: () => Promise<Surroundings>,
): Promise<RulesStore> {
  const history = openHistory(cache);
  const listeners = new Set<(state: RulesState) => void>();
  let live = NO_RULES;
  let lastGood: RuleSet | null = null;
  let lastSwitches: Switches | null = null;
  let state: RulesState = { diagnostics: [], staleSince: null, files: [] };
  const inTurn = takeTurns();

  const read = async (): Promise<RulesState> => {
    const { set, diagnostics, files } = await readRuleSet(folder, await lookAround?.());
    const kept = set && (await keepSafely(history, set));
    lastGood = kept?.set ?? lastGood ?? (await history.lastGood());
    const { switches, problem: unread } = await readSafely(switchesFile(cache), lastSwitches);
    if (!unread) lastSwitches = switches;
    const hold = await liftOutdatedHold(switches, set, cache);
    const held = hold && (await history.read(hold.hash));
    const base = held ?? lastGood;
    const before = describe(live, state);
    live = base ? leaveOut(base, switches.off) : NO_RULES;
    state = {
      diagnostics,
      files,
      staleSince: set ? null : staleSince(base),
      held: held?.visitors.hash ?? null,
      off: switches.off,
      offInVain: base ? namesWithoutRule(switches.off, base) : [],
      unread,
      unkept: kept?.problem ?? null,
    };
    if (describe(live, state) !== before) for (const listener of listeners) listener(state);
    return state;
  };

  return {
    current: () => live.visitors,
    preview: () => live.preview,
    state: () => state,
    reload: () => inTurn(read),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function staleSince(base: RuleSet | null): Date | 'none' {
  return base ? new Date(base.acceptedAt) : 'none';
}

function namesWithoutRule(off: Switches['off'], { preview }: RuleSet): readonly string[] {
  const ids = new Set(preview.rules.map(({ id }) => id));
  return off === 'all' ? [] : off.filter((id) => !ids.has(id));
}

/** A folder that changed for good since the rollback is live again. */
async function liftOutdatedHold(
  switches: Switches,
  set: RuleSet | null,
  cache: string,
): Promise<Hold | null> {
  const { hold } = switches;
  if (!hold || !set || set.preview.hash === hold.instead) return hold;
  const lift = (now: Switches): Partial<Switches> =>
    now.hold?.hash === hold.hash && now.hold.instead === hold.instead ? { hold: null } : {};
  await changeSwitches(switchesFile(cache), lift).catch(() => {});
  return null;
}

/** A disk that cannot be written to does not keep rules from going live. */
async function keepSafely(
  history: RuleHistory,
  set: RuleSet,
): Promise<{ set: RuleSet; problem: string | null }> {
  try {
    return { set: await history.keep(set), problem: null };
  } catch (error) {
    return { set, problem: describeError(error) };
  }
}

/** Who switched a harmful rule off must not get it back by a file that cannot be read. */
async function readSafely(
  file: string,
  last: Switches | null,
): Promise<{ switches: Switches; problem: string | null }> {
  try {
    return { switches: await readSwitches(file), problem: null };
  } catch (error) {
    const now = last ? 'What was switched when it was read last stays so.' : 'Nothing is switched.';
    return { switches: last ?? NOTHING_SWITCHED, problem: `${describeError(error)} ${now}` };
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function describe({ visitors, preview }: RuleSet, state: RulesState): string {
  const { diagnostics, held, off, unread } = state;
  return JSON.stringify([visitors.hash, preview.hash, diagnostics, held, off, unread]);
}
