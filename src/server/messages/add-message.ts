import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../contract/contact-message.ts';
import type { Query } from './database.ts';
import type { Added } from './message-store.ts';
import type { NewMessage } from './message.ts';

/** Stores a message with its deliveries; a key that is known already stores nothing. */
export async function addMessage(
  query: Query,
  message: NewMessage,
  sinks: readonly string[],
): Promise<Added> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const hash = hashFields(message.fields);
  const rows = await query(
    `INSERT INTO messages (id, received_at, status, suspicion, fields, body_hash, idempotency_key)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [id, now, message.status, message.suspicion, JSON.stringify(message.fields), hash, message.key],
  );
  if (rows.length === 0) return findEarlier(query, message.key, hash);
  if (message.status === 'new') await addDeliveries(query, id, sinks, now);
  return { outcome: 'stored', id };
}

/** Lets a message wait to be sent to each sink that it is not bound for already. */
export async function addDeliveries(
  query: Query,
  id: string,
  sinks: readonly string[],
  now: string,
): Promise<void> {
  for (const sink of sinks) {
    await query(
      `INSERT INTO deliveries (message_id, sink, state, due_at) VALUES (?, ?, 'waiting', ?)
      ON CONFLICT (message_id, sink) DO NOTHING`,
      [id, sink, now],
    );
  }
}

async function findEarlier(query: Query, key: string | null, hash: string): Promise<Added> {
  const [row] = await query('SELECT id, body_hash FROM messages WHERE idempotency_key = ?', [key]);
  if (row?.['body_hash'] !== hash) return { outcome: 'conflict' };
  return { outcome: 'replayed', id: String(row['id']) };
}

function hashFields(fields: ContactMessage): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
