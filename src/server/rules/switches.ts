import { readFile } from 'node:fs/promises';
import { BrokenFile } from '../broken-file.ts';
import { findErrorCode } from '../find-error-code.ts';
import { withLock } from '../with-lock.ts';
import { writeJson } from './json-file.ts';

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

export const NOTHING_SWITCHED: Switches = { off: [], hold: null };

/**
 * Reads the switches; without a file nothing is switched.
 * @throws BrokenFile, or what the system says of a file that it does not let read
 */
export async function readSwitches(file: string): Promise<Switches> {
  const text = await readFile(file, 'utf8').catch(asMissing);
  if (text === null) return NOTHING_SWITCHED;
  const switches = parseSwitches(text);
  if (switches) return switches;
  throw new BrokenFile(`${file} is broken: mend it, or delete it, and all rules are on.`);
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

function asMissing(error: unknown): null {
  if (findErrorCode(error) === 'ENOENT') return null;
  throw error;
}

function parseSwitches(text: string): Switches | null {
  try {
    const { off, hold } = JSON.parse(text) as Record<keyof Switches, unknown>;
    return isOff(off) && isHold(hold) ? { off, hold } : null;
  } catch {
    return null;
  }
}

function isOff(value: unknown): value is Switches['off'] {
  return value === 'all' || (Array.isArray(value) && value.every((id) => typeof id === 'string'));
}

function isHold(value: unknown): value is Hold | null {
  if (value === null) return true;
  const { hash, instead } = Object(value) as Partial<Record<keyof Hold, unknown>>;
  const isSet = typeof hash === 'string' && /^[0-9a-f]{16}$/.test(hash);
  return isSet && (instead === null || typeof instead === 'string');
}
