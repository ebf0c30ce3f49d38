import { addDeliveries } from './add-message.ts';
import type { Query } from './database.ts';

/**
 * Lets deliveries be tried again at once.
 * @param id one message, which is sent to every sink once more; null: all dead deliveries
 * @returns how many deliveries wait now because of it
 */
export async function replayDeliveries(
  query: Query,
  sinks: readonly string[],
  id: string | null,
  now: string,
): Promise<number> {
  const again = `UPDATE deliveries SET state = 'waiting', attempts = 0, due_at = ?, claim = NULL`;
  if (id === null) {
    const rows = await query(`${again} WHERE state = 'dead' RETURNING message_id`, [now]);
    return rows.length;
  }
  const known = await query(`SELECT id FROM messages WHERE id = ? AND status = 'new'`, [id]);
  if (known.length === 0) return 0;
  await addDeliveries(query, id, sinks, now);
  const rows = await query(`${again} WHERE message_id = ? RETURNING message_id`, [now, id]);
  return rows.length;
}

/** Takes a message out of quarantine; false when it is not in there. */
export async function releaseMessage(
  query: Query,
  id: string,
  sinks: readonly string[],
  now: string,
): Promise<boolean> {
  const rows = await query(
    `UPDATE messages SET status = 'new' WHERE id = ? AND status = 'quarantined' RETURNING id`,
    [id],
  );
  if (rows.length > 0) await addDeliveries(query, id, sinks, now);
  return rows.length > 0;
}
