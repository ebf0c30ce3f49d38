import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreRefused } from './database.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
/** What SQLite calls a database that is nowhere but in memory. */
const NO_FILE = ':memory:';

/** An open database file that keeps what it has taken. */
export interface SqliteFile {
  readonly connection: DatabaseSync;
  readonly prepare: (sql: string) => StatementSync;
  /** False when the path leads to another file, or to none: what is written would be lost. */
  isInPlace(): boolean;
  close(): void;
}

/**
 * Opens a database file so that a commit is on the disk when it returns, and so that what is deleted
 * is overwritten. Only its owner can read it.
 * @throws when the file system cannot promise that
 */
export function openSqliteFile(path: string): SqliteFile {
  keepToOwner(path);
  const connection = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    keepPromises(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  const statements = new Map<string, StatementSync>();
  const opened = identify(path);
  return {
    connection,
    prepare(sql) {
      const statement = statements.get(sql) ?? connection.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    isInPlace: () => opened !== null && identify(path) === opened,
    close: () => connection.close(),
  };
}

/**
 * Makes the file before SQLite does, which would let everybody read it. What SQLite puts beside it can
 * be read by the same; there may be some from an earlier start. What goes wrong here SQLite will tell.
 */
function keepToOwner(path: string): void {
  if (path === NO_FILE) return;
  try {
    if (!statSync(path, { throwIfNoEntry: false })) {
      writeFileSync(path, '', { flag: 'wx', mode: OWNER_ONLY });
    }
    for (const file of [path, `${path}-wal`, `${path}-shm`]) {
      const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? OWNER_ONLY;
      if ((mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
    }
  } catch {
    // As when another process makes it at this moment, in the same way.
  }
}

/** Sets what the promises "accepted is stored" and "deleted is gone" rest on, and reads it back. */
function keepPromises(connection: DatabaseSync): void {
  const promises = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 };
  connection.exec('PRAGMA busy_timeout = 5000');
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA secure_delete = ON');
  for (const [name, wanted] of Object.entries(promises)) {
    const found = connection.prepare(`PRAGMA ${name}`).get()?.[name];
    if (found !== wanted)
      throw new StoreRefused(`SQLite keeps ${name} at ${found}, not at ${wanted}.`);
  }
  connection.exec('PRAGMA busy_timeout = 0');
}

function identify(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
