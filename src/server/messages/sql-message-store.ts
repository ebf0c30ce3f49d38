import { addMessage } from './add-message.ts';
import { claimDeliveries, renewClaim, settleDelivery } from './claim-deliveries.ts';
import type { Database, Query } from './database.ts';
import type { MessageStore } from './message-store.ts';
import { readMessages } from './read-messages.ts';
import { releaseMessage, replayDeliveries } from './replay-deliveries.ts';

/** The message store over either database. */
export function createMessageStore(database: Database): MessageStore {
  const { transaction } = database;
  return {
    add: (message, sinks) => transaction((query) => addMessage(query, message, sinks)),
    knows: (key) => transaction((query) => knowsKey(query, key)),
    list: () => transaction(readMessages),
    counts: () => transaction(readCounts),
    claim: (sink, limit, now, leaseEnds, inHand = []) => {
      const wanted = { sink, limit, now, leaseEnds, inHand };
      return transaction((query) => claimDeliveries(query, database.dialect, wanted));
    },
    renew: (claim, leaseEnds) => transaction((query) => renewClaim(query, claim, leaseEnds)),
    settle: (claim, outcome, now) =>
      transaction((query) => settleDelivery(query, claim, outcome, now)),
    replay: (sinks, id, now) => transaction((query) => replayDeliveries(query, sinks, id, now)),
    release: (id, sinks, now) => transaction((query) => releaseMessage(query, id, sinks, now)),
    async purge(before) {
      const count = await transaction((query) => purge(query, before));
      await database.wipe();
      return count;
    },
    check: () => transaction(checkWritable),
    backup: (file) => database.backup(file),
    close: () => database.close(),
  };
}

async function knowsKey(query: Query, key: string): Promise<boolean> {
  const rows = await query('SELECT 1 AS found FROM messages WHERE idempotency_key = ?', [key]);
  return rows.length > 0;
}

async function readCounts(query: Query): ReturnType<MessageStore['counts']> {
  const [row] = await query(`SELECT
    (SELECT count(*) FROM messages) AS messages,
    (SELECT count(*) FROM messages WHERE status = 'quarantined') AS quarantined,
    (SELECT count(*) FROM deliveries WHERE state = 'waiting') AS waiting,
    (SELECT count(*) FROM deliveries WHERE state = 'dead') AS dead`);
  const read = (name: string): number => Number(row?.[name] ?? 0);
  return {
    messages: read('messages'),
    quarantined: read('quarantined'),
    waiting: read('waiting'),
    dead: read('dead'),
  };
}

async function purge(query: Query, before: string): Promise<number> {
  const rows = await query('DELETE FROM messages WHERE received_at < ? RETURNING id', [before]);
  return rows.length;
}

/** Writes something of no meaning: only that shows whether the disk takes it. */
async function checkWritable(query: Query): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS writable (id INTEGER PRIMARY KEY, at TEXT)');
  await query(
    'INSERT INTO writable (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
    [new Date().toISOString()],
  );
}
