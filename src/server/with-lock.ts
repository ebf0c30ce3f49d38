import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findErrorCode } from './find-error-code.ts';
import { makeFolder } from './make-folder.ts';

/** Milliseconds; nobody works that long: who holds a lock so long has died over it. */
const LONGEST = 10_000;
const BETWEEN_TRIES = 20;

/** Does some work on a file while no other program does work on it under its lock. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  await makeFolder(dirname(lock));
  while (!(await takeLock(lock))) await wait(BETWEEN_TRIES);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (findErrorCode(error) !== 'EEXIST') throw error;
    const held = await stat(lock).catch(() => null);
    if (held && Math.abs(Date.now() - held.mtimeMs) > LONGEST) await rm(lock, { force: true });
    return false;
  }
}
