import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefused, type Database, type Query } from './database.ts';

export interface Migration {
  readonly version: number;
  readonly sql: string;
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
 * @throws when the database is newer than this program
 */
export async function migrate(query: Query, dialect: Database['dialect']): Promise<void> {
  const migrations = readMigrations(dialect);
  await query('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  const rows = await query('SELECT coalesce(max(version), 0) AS version FROM migrations');
  const present = Number(rows[0]?.['version']);
  const newest = migrations.at(-1)?.version ?? 0;
  if (present > newest) {
    throw new StoreRefused(`The database has version ${present}; this program knows ${newest}.`);
  }
  for (const { version, sql } of migrations.filter((one) => one.version > present)) {
    for (const statement of splitStatements(sql)) await query(statement);
    await query('INSERT INTO migrations (version) VALUES (?)', [version]);
  }
}

function splitStatements(sql: string): string[] {
  return sql
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
