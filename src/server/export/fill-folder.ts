import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { makeFolder } from '../make-folder.ts';

/** The disk did not take a folder. */
export class FolderRefused extends Error {}

/**
 * Makes a new folder, which gets its name once all is in it: nobody ever takes half of one for whole.
 * @throws FolderRefused when the disk does not take it all, and then nothing is left of it
 */
export async function fillFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${folder}.${randomUUID()}.new`;
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
  }
}
