import { withLock } from '../with-lock.ts';
import { readJson, writeJson } from './json-file.ts';

/** What an operator decided over the heads of the files, without a deploy. */
export interface Switches {
  /** Ids of rules that are switched off, or all of them. */
  readonly off: 'all' | readonly string[];
  /** An earlier set that is live instead of the folder's. */
  readonly hold: Hold | null;
}

export interface Hold {
  readonly hash: string;
  /** The folder's set at that time, drafts included; null when the folder had none. */
  readonly instead: string | null;
}

/** Reads the switches; a file that is missing or broken means: nothing is switched. */
export async function readSwitches(file: string): Promise<Switches> {
  const { off, hold } = ((await readJson(file)) ?? {}) as Partial<Record<keyof Switches, unknown>>;
  return { off: readOff(off), hold: readHold(hold) };
}

/**
 * Writes the switches anew, nobody else doing so in between; a server that runs follows within two
 * seconds.
 * @param change makes the new ones of those that are there; what it throws leaves those
 * @returns the new ones
 */
export async function changeSwitches(
  file: string,
  change: (now: Switches) => Partial<Switches> | Promise<Partial<Switches>>,
): Promise<Switches> {
  return withLock(file, async () => {
    const now = await readSwitches(file);
    const changed = { ...now, ...(await change(now)) };
    await writeJson(file, changed);
    return changed;
  });
}

function readOff(value: unknown): Switches['off'] {
  if (value === 'all') return 'all';
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

function readHold(value: unknown): Hold | null {
  const { hash, instead } = (value ?? {}) as Partial<Record<keyof Hold, unknown>>;
  if (typeof hash !== 'string' || !/^[0-9a-f]{16}$/.test(hash)) return null;
  return { hash, instead: typeof instead === 'string' ? instead : null };
}
