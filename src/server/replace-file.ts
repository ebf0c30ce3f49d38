import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Replaces a file's text as a whole: a reader sees the old text or the new one, and a failure leaves no half of one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await makeFolder(dirname(file));
  const draft = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
