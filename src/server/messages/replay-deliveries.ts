import { addDeliveries } from './add-message.ts';
import type { Query, Row } from './database.ts';
import type { Replayed } from './message-store.ts';

/**
 * Lets deliveries be tried again at once. One to a sink that is not among these stays as it is:
 * nobody would ever send it. Nor is one changed that is being sent.
 * @param id one message, which is sent to every sink once more; null: all dead deliveries
 */
export async function replayDeliveries(
  query: Query,
  sinks: readonly string[],
  id: string | null,
  now: string,
): Promise<Replayed> {
  if (id !== null && (await isNew(query, id))) await addDeliveries(query, id, sinks, now);
  const [chosen, values] = id === null ? [`state = 'dead'`, []] : ['message_id = ?', [id]];
  const again = `UPDATE deliveries SET state = 'waiting', attempts = 0, due_at = ?, claim = NULL`;
  const isInHand = `state = 'waiting' AND claim IS NOT NULL AND due_at > ?`;
  let waiting = 0;
  for (const sink of sinks) {
    const rows = await query(
      `${again} WHERE sink = ? AND ${chosen} AND NOT (${isInHand}) RETURNING message_id`,
      [now, sink, ...values, now],
    );
    waiting += rows.length;
  }
  const found = await query(
    `SELECT sink, count(*) AS count FROM deliveries WHERE ${chosen} GROUP BY sink ORDER BY sink`,
    values,
  );
  return { waiting, leftOut: found.map(readLeftOut).filter(({ sink }) => !sinks.includes(sink)) };
}

/** False for a message in quarantine, too. */
async function isNew(query: Query, id: string): Promise<boolean> {
  const rows = await query(`SELECT id FROM messages WHERE id = ? AND status = 'new'`, [id]);
  return rows.length > 0;
}

function readLeftOut(row: Row): Replayed['leftOut'][number] {
  return { sink: String(row['sink']), count: Number(row['count']) };
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
