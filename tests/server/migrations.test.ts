import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/server/messages/database.ts';
import { readMigrations, type Migration } from '../../src/server/messages/migrate.ts';
import { openPostgres } from '../../src/server/messages/postgres-database.ts';
import { createMessageStore } from '../../src/server/messages/sql-message-store.ts';
import { openSqlite } from '../../src/server/messages/sqlite-database.ts';
import { standard } from './support/messages.ts';
import { startPostgres, type Postgres } from './support/postgres.ts';

const message = { fields: standard, status: 'new', suspicion: null, key: null } as const;

describe.each(['sqlite', 'postgres'] as const)('a migration of %s', (dialect) => {
  let folder: string;
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-test-'));
    if (dialect === 'postgres') postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.close();
    await rm(folder, { recursive: true });
  });

  const present = readMigrations(dialect);
  const next = (sql: string): Migration[] => [...present, { version: present.length + 1, sql }];

  /** Opens the same, new database as often as it is called. */
  async function makeDatabase(): Promise<(migrations: readonly Migration[]) => Database> {
    const file = join(folder, crypto.randomUUID(), 'messages.sqlite');
    const url = postgres && new URL(await postgres.createDatabase());
    return (migrations) => (url ? openPostgres(url, migrations) : openSqlite(file, migrations));
  }

  it('is found by its number, which follows on the one before', async () => {
    const files = (await readdir(`src/server/messages/migrations/${dialect}`)).toSorted();
    const starts = files.map((_file, index) => String(index + 1).padStart(4, '0'));
    expect(files.map((file) => file.slice(0, 4))).toEqual(starts);
    expect(present.map(({ version }) => version)).toEqual(starts.map(Number));
    expect(present.length).toBe(readMigrations('sqlite').length);
  });

  it('keeps the deliveries when it makes the table of the messages anew', async () => {
    const open = await makeDatabase();
    const before = createMessageStore(open(present));
    await before.add(message, ['mail']);
    await before.close();
    const columns = 'id, received_at, status, suspicion, fields, body_hash, idempotency_key';
    const anew = `CREATE TABLE messages_anew (
        id TEXT PRIMARY KEY, received_at TEXT, status TEXT, suspicion TEXT, fields TEXT,
        body_hash TEXT, idempotency_key TEXT UNIQUE);
      INSERT INTO messages_anew (${columns}) SELECT ${columns} FROM messages;
      DROP TABLE messages; -- and with it the index;
      ALTER TABLE messages_anew RENAME TO messages;`;
    const sql = { sqlite: anew, postgres: 'ALTER TABLE messages ADD note TEXT;' }[dialect];
    const after = createMessageStore(open(next(sql)));
    expect(await after.counts()).toMatchObject({ messages: 1, waiting: 1 });
    expect(await after.purge('9999')).toBe(1);
    expect(await after.counts()).toMatchObject({ messages: 0, waiting: 0 });
    await after.close();
  });

  it('may hold a semicolon wherever SQL does', async () => {
    const trigger = `-- Two statements; the second holds two more;
      CREATE TABLE gone (id TEXT); CREATE TRIGGER keep_gone AFTER DELETE ON messages BEGIN
        INSERT INTO gone (id) VALUES (old.id);
        INSERT INTO gone (id) VALUES ('?;');
      END;`;
    const block = `CREATE TABLE gone (id TEXT); -- ;
      DO $$ BEGIN
        INSERT INTO gone (id) VALUES ('a');
        INSERT INTO gone (id) VALUES ('?;');
      END $$;`;
    const sql = { sqlite: trigger, postgres: block }[dialect];
    const database = (await makeDatabase())(next(sql));
    const store = createMessageStore(database);
    await store.add(message, []);
    await store.purge('9999');
    const gone = await database.transaction((query) => query('SELECT id FROM gone'));
    expect(gone.at(-1)).toEqual({ id: '?;' });
    await store.close();
  });

  it('that is wrong is told by its number, and leaves all as it was', async () => {
    const open = await makeDatabase();
    const wrong = createMessageStore(
      open(next('CREATE TABLE half (id TEXT);\nCRATE TABLE connections;')),
    );
    await expect(wrong.counts()).rejects.toThrow(
      new RegExp(`^Migration ${present.length + 1} cannot be made: .*CRATE`),
    );
    await wrong.close();
    const right = createMessageStore(open(next('CREATE TABLE half (id TEXT);')));
    expect(await right.counts()).toMatchObject({ messages: 0 });
    await right.close();
  });
});
