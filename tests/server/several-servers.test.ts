import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { StoreRefused } from '../../src/server/messages/database.ts';
import { openStore } from '../../src/server/messages/open-store.ts';
import { startHookServer, type HookServer } from './support/hook-server.ts';
import { postJson, standard } from './support/messages.ts';
import { startPostgres, type Postgres } from './support/postgres.ts';
import { MESSAGE_SERVER, startServer, type ServerProcess } from './support/start-server.ts';

const patient = { timeout: 30_000, interval: 50 };
let postgres: Postgres;
let hook: HookServer;

describe('several servers on one PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    hook = await startHookServer();
  });
  afterAll(async () => {
    await hook.close();
    await postgres.close();
  });

  const start = async (count: number, url: string): Promise<ServerProcess[]> => {
    const environment = {
      DATABASE_URL: url,
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: 'a-secret-for-the-tests',
      RETRY_AFTER_MS: '50',
    };
    return Promise.all(
      Array.from({ length: count }, () => startServer(environment, MESSAGE_SERVER)),
    );
  };

  it('start together on an empty database, share messages and keys, and deliver each once', async () => {
    const servers = await start(3, await postgres.createDatabase());
    const ids = new Set<string>();
    await Promise.all(
      Array.from({ length: 90 }, async (_, at) => {
        const { origin } = servers[at % 3]!;
        const answer = await postJson(origin, { ...standard, message: `Number ${at}` });
        expect(answer.status).toBe(201);
        ids.add(((await answer.json()) as { id: string }).id);
      }),
    );
    const key = { 'idempotency-key': 'shared' };
    const again = await Promise.all(
      Array.from({ length: 12 }, (_, at) => postJson(servers[at % 3]!.origin, standard, key)),
    );
    expect(again.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 11 }, () => 200),
      201,
    ]);
    await vi.waitFor(() => expect(hook.calls.length).toBeGreaterThanOrEqual(91), patient);
    await Promise.all(servers.map((server) => server.stop()));
    const delivered = hook.calls.map(({ headers }) => String(headers['idempotency-key']));
    expect(delivered).toHaveLength(91);
    expect(new Set(delivered).size).toBe(91);
    for (const id of ids) expect(delivered).toContain(id);
  });

  it('lose nothing acknowledged when the database crashes, answer 503 meanwhile, and recover', async () => {
    const [server] = await start(1, await postgres.createDatabase());
    const { origin } = server!;
    const ids: string[] = [];
    const other = new Set<number>();
    const over = new AbortController();
    const visitor = (async () => {
      while (!over.signal.aborted) {
        const answer = await postJson(origin, standard);
        const body = (await answer.json()) as { id: string };
        if (answer.status === 201) ids.push(body.id);
        else other.add(answer.status);
      }
    })();
    for (let crash = 0; crash < 3; crash += 1) {
      const before = ids.length;
      await vi.waitFor(() => expect(ids.length).toBeGreaterThan(before + 3), patient);
      await postgres.crash();
    }
    await postgres.stop();
    const refused = await postJson(origin, standard);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    await postgres.start();
    await vi.waitFor(
      async () => expect((await postJson(origin, standard)).status).toBe(201),
      patient,
    );
    over.abort();
    await visitor;
    expect([...other].filter((status) => status !== 503)).toEqual([]);
    const ready = (await (await fetch(`${origin}/readyz`)).json()) as {
      messages: { messages: number };
    };
    expect(ids.length).toBeGreaterThan(10);
    expect(ready.messages.messages).toBeGreaterThanOrEqual(ids.length + 1);
    await server!.stop();
  });

  it('take messages again, without a restart, when the database was lost and made anew', async () => {
    const url = new URL(await postgres.createDatabase());
    const [server] = await start(1, url.href);
    expect((await postJson(server!.origin, standard)).status).toBe(201);
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const owner = new pg.Client(url.href);
    await owner.connect();
    await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
    expect((await postJson(server!.origin, standard)).status).toBe(503);
    await owner.query(`CREATE DATABASE ${name}`);
    await owner.end();
    expect((await postJson(server!.origin, standard)).status).toBe(201);
    await server!.stop();
  });

  it('log nothing of a message that the database finds wrong', async () => {
    const url = await postgres.createDatabase();
    const environment = { DATABASE_URL: url, LOG_LEVEL: 'error' };
    const server = await startServer(environment, MESSAGE_SERVER);
    const owner = new pg.Client(url);
    await owner.connect();
    await owner.query("ALTER TABLE messages ADD CHECK (status = 'read')");
    await owner.end();
    expect((await postJson(server.origin, standard)).status).toBe(500);
    await server.stop();
    expect(server.output()).toContain('violates check constraint');
    expect(server.output()).not.toContain(standard.firstName);
  });

  it('refuse one that may forget what it has taken', async () => {
    const forgetful = await startPostgres(['-c', 'fsync=off']);
    const store = openStore(readConfig({ DATABASE_URL: await forgetful.createDatabase() }));
    const refused: unknown = await store.check().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreRefused);
    expect(String(refused)).toContain('PostgreSQL keeps fsync at off, not at on.');
    await store.close();
    await forgetful.close();
  });

  it('tell in one line, without the password, that the database lets none of them in', async () => {
    const url = new URL(await postgres.createDatabase());
    url.pathname = '/nowhere';
    url.password = 'a-secret-word';
    const failed = await startServer({ DATABASE_URL: url.href, LOG_LEVEL: 'silent' }).catch(String);
    expect(failed).toBe(
      'Error: Ended with 1:\nThe server cannot start: DATABASE_URL: its database is not there.\n',
    );
  });

  it('tell in one line, too, that they may not make their tables', async () => {
    const url = new URL(await postgres.createDatabase());
    const owner = new pg.Client(url.href);
    await owner.connect();
    await owner.query('CREATE ROLE guest LOGIN');
    await owner.end();
    url.username = 'guest';
    const failed = await startServer({ DATABASE_URL: url.href, LOG_LEVEL: 'silent' }).catch(String);
    expect(failed).toBe(
      'Error: Ended with 1:\nThe server cannot start: DATABASE_URL: its user has too few rights.\n',
    );
  });

  it('tell in words that it takes nothing, or nobody, at the moment', async () => {
    const url = await postgres.createDatabase();
    const reasonOf = async (sql: string): Promise<unknown> => {
      const owner = new pg.Client(url);
      await owner.connect();
      await owner.query(sql);
      await owner.end();
      const store = openStore(readConfig({ DATABASE_URL: url.replace('postgres@', 'writer@') }));
      return store
        .check()
        .catch(({ message }: Error) => message)
        .finally(() => store.close());
    };
    const readOnly = 'SET default_transaction_read_only = on';
    expect(
      await reasonOf(`CREATE ROLE writer SUPERUSER LOGIN; ALTER ROLE writer ${readOnly}`),
    ).toBe('The database cannot be used: it is read-only (25006).');
    expect(await reasonOf('ALTER ROLE writer NOSUPERUSER CONNECTION LIMIT 0')).toBe(
      'The database cannot be used: it has no connection left (53300).',
    );
  });

  it('do not take the word of the connection for it', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(
      readConfig({ DATABASE_URL: `${url}?options=-c%20synchronous_commit%3Doff` }),
    );
    await expect(store.check()).resolves.toBeUndefined();
    await store.close();
  });
});
