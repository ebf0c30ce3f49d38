import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { backup } from 'node:sqlite';
import { StoreRefused, StoreUnavailable } from './database.ts';
import { isSqliteError } from './sqlite-error.ts';
import { openSqliteFile } from './sqlite-file.ts';

/** Pages in one step: after each, a message that came meanwhile would have the copy begin anew. */
const ALL = 0x7fff_ffff;

/**
 * Copies a database, while it is in use, to a new file that only its owner can read. The file gets its
 * name once it is whole: a copy that was cut off is never taken for a backup.
 * @throws StoreUnavailable when there is no whole copy, and then there is none at all
 */
export async function backUpSqlite(path: string, target: string): Promise<void> {
  // To open it would make an empty one, whose copies would pass for backups.
  if (!existsSync(path)) throw new StoreRefused('There is no database to copy.');
  const draft = `${target}.${randomUUID()}.new`;
  try {
    await writeFile(draft, '', { flag: 'wx', mode: 0o600 });
    await copyInto(path, draft);
    await rename(draft, target);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    const reason = error.errstr ?? error.code;
    throw new StoreUnavailable(`The copy cannot be written: ${reason}.`, { cause: error });
  }
}

async function copyInto(path: string, target: string): Promise<void> {
  const source = openSqliteFile(path);
  try {
    await backup(source.connection, target, { rate: ALL });
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    source.close();
  }
}
