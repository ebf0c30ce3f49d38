import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { takeTurns } from '../take-turns.ts';
import { backUpSqlite } from './back-up-sqlite.ts';
import { StoreUnavailable, type Database, type Query } from './database.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { describeSqliteError, isBusy, isSqliteError } from './sqlite-error.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';

/** Milliseconds that a request waits for another process to let go of the database. */
const PATIENCE = 3000;
const PAUSE = 20;

/**
 * The embedded database. Every transaction has the whole connection for itself; the event loop is
 * never blocked by waiting for another process's lock.
 */
export function openSqlite(
  path: string,
  migrations: readonly Migration[] = readMigrations('sqlite'),
): Database {
  let file: SqliteFile | null = null;
  const inTurn = takeTurns();

  const useFile = async (): Promise<SqliteFile> => {
    if (file && !file.isInPlace()) close();
    if (file) return file;
    await makeFolder(dirname(path), 0o700);
    const opened = openSqliteFile(path);
    try {
      await bringUpToDate(opened, migrations);
    } catch (error) {
      opened.close();
      throw error;
    }
    file = opened;
    return opened;
  };

  const close = (): void => {
    file?.close();
    file = null;
  };

  const attempt = async <Result>(work: (query: Query) => Promise<Result>): Promise<Result> => {
    try {
      return await runInside(await useFile(), work);
    } catch (error) {
      if (!isSqliteError(error)) throw error;
      if (!isBusy(error)) close();
      throw new StoreUnavailable(describeSqliteError(error), { cause: error });
    }
  };

  return {
    dialect: 'sqlite',
    transaction(work) {
      const deadline = Date.now() + PATIENCE;
      return inTurn(() => retryWhileBusy(() => attempt(work), deadline));
    },
    wipe: () => inTurn(async () => void (file && makeOneFile(file))),
    backup: (target) => backUpSqlite(path, target),
    close: () =>
      inTurn(async () => {
        if (file) makeOneFile(file);
        close();
      }),
  };
}

/**
 * Foreign keys are off meanwhile, as SQLite wants it: most changes of a table make it anew, and the
 * old one would take with it all that refers to it.
 */
async function bringUpToDate(file: SqliteFile, migrations: readonly Migration[]): Promise<void> {
  const { connection } = file;
  const runScript = async (sql: string) => connection.exec(sql);
  connection.exec('PRAGMA foreign_keys = OFF');
  await runInside(file, (query) => migrate({ query, runScript }, migrations));
  connection.exec('PRAGMA foreign_keys = ON');
}

async function runInside<Result>(
  { connection, prepare }: SqliteFile,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await work(async (sql, values = []) => prepare(sql).all(...values) as never);
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) rollBack(connection);
    throw error;
  }
}

/** A roll-back that fails leaves nothing behind either: the connection is closed after it. */
function rollBack(connection: SqliteFile['connection']): void {
  try {
    connection.exec('ROLLBACK');
  } catch (error) {
    console.error('A transaction could not be rolled back.', error);
  }
}

/**
 * Writes the log of the database into it, and leaves none: there, what was deleted would still stand.
 * Where the disk is full, all is as safe in the log.
 */
function makeOneFile({ connection }: SqliteFile): void {
  try {
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isSqliteError(error)) throw error;
  }
}

async function retryWhileBusy<Result>(
  attempt: () => Promise<Result>,
  deadline: number,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.cause : null;
      if (!isSqliteError(cause) || !isBusy(cause) || Date.now() >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
