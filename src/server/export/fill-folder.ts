import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { makeFolder } from '../make-folder.ts';

/** The disk did not take a folder. */
export class FolderRefused extends Error {}

/**
 * Makes a new folder, which gets its name once all is in it: nobody ever takes half of one for whole.
 * Of one that is not completed, nothing is left, also when the process is told to stop.
 * @throws FolderRefused when the disk does not take it all
 */
export async function fillFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${folder}.${randomUUID()}.new`;
  const goOn = beforeStop(() => rmSync(draft, { recursive: true, force: true, maxRetries: 10 }));
  try {
    await makeFolder(draft);
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    // Other files may still be on their way into it. What cannot be removed does not hide the reason.
    await rm(draft, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new FolderRefused(`The folder cannot be written: ${code}.`, { cause: error });
  } finally {
    goOn();
  }
}

/** Does something when the process is told to stop, and lets it. Returns the way to do that no more. */
function beforeStop(work: () => void): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    work();
    process.exit(128 + constants.signals[signal]);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
