import pg from 'pg';
import { StoreRefused, type Database, type Query, type Row } from './database.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { isUnavailable, unavailable } from './postgres-error.ts';

/** Any number; every server asks for the same lock before it touches the tables. */
const MIGRATION_LOCK = 7_261_904;
const PATIENCE = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 10_000,
  statement_timeout: 10_000,
};

/** A PostgreSQL database, which several servers may share. */
export function openPostgres(
  url: URL,
  migrations: readonly Migration[] = readMigrations('postgres'),
): Database {
  const pool = new pg.Pool({ connectionString: url.href, max: 10, ...PATIENCE });
  // A connection that breaks is replaced by the next one; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const prepared = new WeakSet<pg.PoolClient>();

  // Each connection: the database may be another one by then, such as a new one that is still empty.
  const prepare = async (client: pg.PoolClient): Promise<void> => {
    if (prepared.has(client)) return;
    await checkDurable(client);
    await bringUpToDate(client, migrations);
    prepared.add(client);
  };

  return {
    dialect: 'postgres',
    async transaction(work) {
      const client = await connect(pool);
      let broken = true;
      try {
        await prepare(client);
        const result = await runInside(client, work);
        broken = false;
        return result;
      } catch (error) {
        if (isUnavailable(error)) throw unavailable(error);
        throw error;
      } finally {
        client.release(broken);
      }
    },
    // Its own vacuum sees to it.
    wipe: async () => {},
    backup: () => Promise.reject(new StoreRefused('Use pg_dump to back up a PostgreSQL database.')),
    close: () => pool.end(),
  };
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw unavailable(error);
  }
}

/** Sets what the promise "accepted is stored" rests on, and reads it back. */
async function checkDurable(client: pg.PoolClient): Promise<void> {
  await client.query('SET synchronous_commit = on');
  for (const name of ['synchronous_commit', 'fsync', 'full_page_writes']) {
    const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`);
    const found = rows[0]?.[name];
    if (found !== 'on') throw new StoreRefused(`PostgreSQL keeps ${name} at ${found}, not at on.`);
  }
}

async function bringUpToDate(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<void> {
  const runScript = async (sql: string) => void (await client.query(sql));
  await runInside(client, async (query) => {
    await query('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await migrate({ query, runScript }, migrations);
  });
}

async function runInside<Result>(
  client: pg.PoolClient,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const query: Query = async (sql, values = []) => {
    const { rows } = await client.query<Row>(numberPlaces(sql), [...values]);
    return rows;
  };
  await client.query('BEGIN');
  try {
    const result = await work(query);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** `?`, `?` becomes `$1`, `$2`. No statement of ours has a question mark in a text. */
function numberPlaces(sql: string): string {
  let at = 0;
  return sql.replaceAll('?', () => `$${(at += 1)}`);
}
