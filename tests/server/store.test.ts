import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageStore } from '../../src/server/messages/message-store.ts';
import type { NewMessage } from '../../src/server/messages/message.ts';
import { openStore } from '../../src/server/messages/open-store.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { named, standard } from './support/messages.ts';
import { startPostgres, type Postgres } from './support/postgres.ts';
import { withFolder } from './support/start-server.ts';

const message = (parts: Partial<NewMessage> = {}): NewMessage => ({
  fields: standard,
  status: 'new',
  suspicion: null,
  key: null,
  ...parts,
});
const at = (second: number): string => new Date(Date.now() + second * 1000).toISOString();

describe.each(['sqlite', 'postgres'] as const)('the message store on %s', (dialect) => {
  let folder: string;
  let postgres: Postgres | null = null;
  let environment: Record<string, string>;
  let store: MessageStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-test-'));
    if (dialect === 'postgres') postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    environment = postgres
      ? { DATABASE_URL: await postgres.createDatabase() }
      : { DATA_FOLDER: join(folder, crypto.randomUUID()) };
    store = openStore(readConfig(environment));
  });
  afterEach(() => store?.close());

  it('keeps what it is given, in the order in which it came', async () => {
    const odd = {
      ...named,
      message: `Ünïcödé 🦐 'quoted' "twice" ? $1 \\ %s\n${'x'.repeat(15_000)}`,
    };
    const first = await store.add(message(), []);
    const second = await store.add(
      message({ fields: odd, status: 'quarantined', suspicion: 'Why.' }),
      [],
    );
    const all = await store.list();
    expect(all).toMatchObject(
      [
        { ...first, fields: standard, status: 'new', suspicion: null },
        { fields: odd, status: 'quarantined', suspicion: 'Why.' },
      ].map(({ outcome: _outcome, ...rest }: Record<string, unknown>) => rest),
    );
    expect(second.outcome).toBe('stored');
    expect(await store.counts()).toEqual({ messages: 2, quarantined: 1, waiting: 0, dead: 0 });
  });

  it('makes one message of one key, also from several sides at once', async () => {
    const other = openStore(readConfig(environment));
    const tries = Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? store : other).add(message({ key: 'one' }), ['smtp']),
    );
    const outcomes = await Promise.all(tries);
    const stored = outcomes.filter(({ outcome }) => outcome === 'stored');
    expect(stored).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(49);
    expect(new Set(outcomes.map((added) => 'id' in added && added.id)).size).toBe(1);
    expect(await store.add(message({ key: 'one', fields: named }), [])).toEqual({
      outcome: 'conflict',
    });
    expect(await store.counts()).toMatchObject({ messages: 1, waiting: 1 });
    expect([await store.knows('one'), await store.knows('two')]).toEqual([true, false]);
    await other.close();
  });

  it('gives each delivery to one worker, and back when its lease has ended', async () => {
    for (let index = 0; index < 40; index += 1) await store.add(message(), ['smtp', 'crm']);
    const other = openStore(readConfig(environment));
    const rounds = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? store : other).claim('smtp', 5, at(1), at(60)),
      ),
    );
    const taken = rounds.flat().map(({ message: { id }, sink }) => `${id} ${sink}`);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBeGreaterThan(4);
    while (taken.length < 40) {
      const more = await store.claim('smtp', 5, at(1), at(60));
      expect(more.length).toBeGreaterThan(0);
      taken.push(...more.map(({ message: { id }, sink }) => `${id} ${sink}`));
    }
    expect(new Set(taken).size).toBe(40);
    expect(await other.claim('smtp', 5, at(1), at(60))).toEqual([]);
    const late = await other.claim('smtp', 100, at(61), at(120));
    expect(late).toHaveLength(40);
    expect(late[0]).toMatchObject({ attempts: 1, message: { fields: standard } });
    await other.close();
  });

  it('leaves a delivery to its worker for as long as the lease is renewed', async () => {
    await store.add(message(), ['smtp']);
    const [slow] = await store.claim('smtp', 1, at(1), at(5));
    await store.renew(slow!, at(20));
    expect(await store.claim('smtp', 1, at(6), at(60))).toEqual([]);
    const [next] = await store.claim('smtp', 1, at(21), at(60));
    await store.renew(slow!, at(22));
    expect(await store.claim('smtp', 1, at(23), at(60))).toEqual([]);
    await store.settle(next!, { state: 'delivered' }, at(24));
    await store.renew(next!, at(25));
    expect(await store.claim('smtp', 1, at(70), at(90))).toEqual([]);
  });

  it('leaves a delivery to its worker when somebody lets its message be sent again', async () => {
    const { id } = (await store.add(message(), ['smtp'])) as { id: string };
    await store.claim('smtp', 1, at(1), at(60));
    expect(await store.replay(['smtp'], id, at(2))).toEqual({ waiting: 0, leftOut: [] });
    expect(await store.claim('smtp', 1, at(3), at(90))).toEqual([]);
    expect(await store.replay(['smtp'], id, at(61))).toEqual({ waiting: 1, leftOut: [] });
    expect(await store.claim('smtp', 1, at(62), at(90))).toHaveLength(1);
  });

  it('does not count a try that the stop of the server cut off', async () => {
    await store.add(message(), ['smtp']);
    const [first] = await store.claim('smtp', 1, at(1), at(60));
    const outcome = { state: 'waiting', dueAt: at(1), error: 'stopped' } as const;
    await store.settle(first!, { ...outcome, isCutOff: true }, at(1));
    const [second] = await store.claim('smtp', 1, at(2), at(60));
    expect(second?.attempts).toBe(0);
    await store.settle(second!, outcome, at(2));
    const [third] = await store.claim('smtp', 1, at(3), at(60));
    expect(third?.attempts).toBe(1);
  });

  it('does not keep a delivery waiting for what a wrong clock said', async () => {
    const DAY = 24 * 3600;
    await store.add(message(), ['smtp']);
    const [first] = await store.claim('smtp', 1, at(DAY), at(DAY + 60));
    await store.settle(first!, { state: 'waiting', dueAt: at(DAY), error: 'busy' }, at(DAY));
    const [again] = await store.claim('smtp', 1, at(1), at(60));
    const longest = { state: 'waiting', dueAt: at(4 * 3600), error: 'busy' } as const;
    await store.settle(again!, longest, at(2));
    expect(await store.claim('smtp', 1, at(3), at(60))).toEqual([]);
  });

  it('believes only the worker that has the delivery', async () => {
    await store.add(message(), ['smtp']);
    const [slow] = await store.claim('smtp', 1, at(1), at(5));
    const [next] = await store.claim('smtp', 1, at(6), at(60));
    await store.settle(slow!, { state: 'dead', error: 'late' }, at(7));
    expect((await store.list())[0]?.deliveries).toMatchObject([{ state: 'waiting' }]);
    await store.settle(next!, { state: 'delivered' }, at(8));
    expect((await store.list())[0]?.deliveries).toMatchObject([
      { sink: 'smtp', state: 'delivered', attempts: 2, lastError: null },
    ]);
  });

  it('gives what has waited longest first', async () => {
    for (let index = 0; index < 6; index += 1) await store.add(message(), ['smtp']);
    const claims = await store.claim('smtp', 6, at(1), at(60));
    for (const [index, claim] of claims.entries()) {
      await store.settle(claim, { state: 'waiting', dueAt: at(100 - index), error: 'busy' }, at(2));
    }
    const order: string[] = [];
    while (order.length < claims.length) {
      const [next] = await store.claim('smtp', 1, at(200), at(300));
      order.push(next!.message.id);
    }
    expect(order).toEqual(claims.map(({ message: { id } }) => id).toReversed());
  });

  it('tries again when it is time, gives up, replays and releases', async () => {
    const { id } = (await store.add(message(), ['smtp'])) as { id: string };
    const [first] = await store.claim('smtp', 1, at(1), at(60));
    const dueAt = at(100);
    await store.settle(first!, { state: 'waiting', dueAt, error: 'busy' }, at(2));
    expect(await store.claim('smtp', 1, at(50), at(60))).toEqual([]);
    expect((await store.list())[0]?.deliveries).toMatchObject([{ dueAt }]);
    const [second] = await store.claim('smtp', 1, at(101), at(160));
    await store.settle(second!, { state: 'dead', error: 'gone' }, at(102));
    expect(await store.counts()).toMatchObject({ waiting: 0, dead: 1 });
    expect((await store.list())[0]?.deliveries).toMatchObject([{ dueAt: null }]);
    expect(await store.replay(['smtp'], null, at(103))).toEqual({ waiting: 1, leftOut: [] });
    expect(await store.replay(['smtp', 'crm'], id, at(103))).toEqual({ waiting: 2, leftOut: [] });
    expect(await store.replay(['smtp'], 'nobody', at(103))).toEqual({ waiting: 0, leftOut: [] });
    const held = await store.add(message({ status: 'quarantined', suspicion: 'x' }), ['smtp']);
    expect(await store.counts()).toMatchObject({ waiting: 2, quarantined: 1 });
    expect(await store.release((held as { id: string }).id, ['smtp'], at(104))).toBe(true);
    expect(await store.counts()).toMatchObject({ waiting: 3, quarantined: 0 });
  });

  it('replays nothing to a sink that is not configured any more, and names it', async () => {
    const { id } = (await store.add(message(), ['smtp', 'crm'])) as { id: string };
    const give = async (sink: string): Promise<void> => {
      const [claim] = await store.claim(sink, 1, at(1), at(60));
      await store.settle(claim!, { state: 'dead', error: 'gone' }, at(2));
    };
    await give('smtp');
    await give('crm');
    const leftOut = [{ sink: 'crm', count: 1 }];
    expect(await store.replay(['smtp'], null, at(3))).toEqual({ waiting: 1, leftOut });
    expect(await store.replay(['smtp', 'webhook'], id, at(3))).toEqual({ waiting: 2, leftOut });
    expect(await store.counts()).toMatchObject({ waiting: 2, dead: 1 });
    expect(await store.replay([], id, at(3))).toMatchObject({ waiting: 0 });
    expect(await store.replay(['crm'], null, at(3))).toEqual({ waiting: 1, leftOut: [] });
  });

  it('deletes what is too old, with all that belongs to it', async () => {
    await store.add(message({ key: 'one' }), ['smtp']);
    expect(await store.purge(at(-60))).toBe(0);
    expect(await store.purge(at(60))).toBe(1);
    expect(await store.counts()).toEqual({ messages: 0, quarantined: 0, waiting: 0, dead: 0 });
    expect(await store.claim('smtp', 1, at(61), at(70))).toEqual([]);
  });
});

describe('what the store on sqlite has deleted', () => {
  /** How many files of a folder have a text in them. */
  const countFilesWith = async (folder: string, text: string): Promise<number> => {
    const names = await readdir(folder);
    const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
    return files.filter((bytes) => bytes.includes(text)).length;
  };

  it('cannot be read in its files any more, nor in a backup', () =>
    withFolder(async (folder) => {
      const store = openStore(readConfig({ DATA_FOLDER: folder }));
      await store.add(message({ fields: { ...standard, message: 'Secret. '.repeat(900) } }), []);
      expect(await countFilesWith(folder, 'Secret.')).toBe(1);
      expect(await store.purge(at(60))).toBe(1);
      await store.backup(join(folder, 'copy.sqlite'));
      expect(await countFilesWith(folder, 'Secret.')).toBe(0);
      await store.close();
      expect(await countFilesWith(folder, 'Secret.')).toBe(0);
    }));
});
