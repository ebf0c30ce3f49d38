import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefused, type Database, type Query } from './database.ts';

export interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** What a migration asks of a database. */
export interface Migrated {
  readonly query: Query;
  /** Runs any number of statements, without values. */
  readonly runScript: (sql: string) => Promise<void>;
}

/** The numbered migrations of a dialect, in their order. */
export function readMigrations(dialect: Database['dialect']): Migration[] {
  const folder = join(import.meta.dirname, 'migrations', dialect);
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .toSorted()
    .map((name) => ({
      version: Number.parseInt(name, 10),
      sql: readFileSync(join(folder, name), 'utf8'),
    }));
}

/**
 * Brings a database to the newest version, inside one transaction.
 * @throws StoreRefused when the database is newer than this program, or a migration is wrong
 */
export async function migrate(
  { query, runScript }: Migrated,
  migrations: readonly Migration[],
): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  const rows = await query('SELECT coalesce(max(version), 0) AS version FROM migrations');
  const present = Number(rows[0]?.['version']);
  const newest = migrations.at(-1)?.version ?? 0;
  if (present > newest) {
    throw new StoreRefused(`The database has version ${present}; this program knows ${newest}.`);
  }
  for (const { version, sql } of migrations.filter((one) => one.version > present)) {
    await runScript(sql).catch((error: unknown) => fail(version, error));
    await query('INSERT INTO migrations (version) VALUES (?)', [version]);
  }
}

function fail(version: number, error: unknown): never {
  if (!isMistake(error)) throw error;
  const { message } = error as Error;
  throw new StoreRefused(`Migration ${version} cannot be made: ${message}`, { cause: error });
}

/** The SQL is wrong, or what is stored does not fit it: all other errors may pass. */
function isMistake(error: unknown): boolean {
  const { errcode = 0, code = '' } = error as { errcode?: number; code?: string };
  return [SQLITE_ERROR, SQLITE_CONSTRAINT].includes(errcode & 0xff) || MISTAKES.test(code);
}

const SQLITE_ERROR = 1;
const SQLITE_CONSTRAINT = 19;
/** PostgreSQL's classes of data, constraints and syntax, but for a right that is missing. */
const MISTAKES = /^(?:22|23|42(?!501))\w{3}$/;
