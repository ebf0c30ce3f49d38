import { randomUUID } from 'node:crypto';
import { LONGEST_WAIT } from '../delivery/backoff.ts';
import type { Database, Query } from './database.ts';
import type { Claim, Outcome } from './message.ts';
import { readMessage } from './read-messages.ts';

interface Wanted {
  readonly sink: string;
  readonly limit: number;
  readonly now: string;
  readonly leaseEnds: string;
  readonly inHand: readonly string[];
}

/**
 * Takes deliveries that are due; a worker that dies gives them back when its lease ends. What is due
 * later than any try waits for was stored under a clock that has been put right since.
 */
export async function claimDeliveries(
  query: Query,
  dialect: Database['dialect'],
  { sink, limit, now, leaseEnds, inHand }: Wanted,
): Promise<Claim[]> {
  const claim = randomUUID();
  const farAhead = new Date(Date.parse(now) + 2 * LONGEST_WAIT).toISOString();
  // An empty list is no SQL.
  const held = ['', ...inHand];
  const places = held.map(() => '?').join(', ');
  const skipping = dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const taken = await query(
    `WITH due AS MATERIALIZED (
      SELECT message_id AS due_message, sink AS due_sink FROM deliveries
      WHERE state = 'waiting' AND sink = ? AND (due_at <= ? OR due_at > ?)
        AND coalesce(claim, 'nobody') NOT IN (${places})
      ORDER BY due_at LIMIT ? ${skipping}
    )
    UPDATE deliveries SET claim = ?, due_at = ?, attempts = attempts + 1 FROM due
    WHERE message_id = due_message AND sink = due_sink RETURNING message_id, sink, attempts`,
    [sink, now, farAhead, ...held, limit, claim, leaseEnds],
  );
  const claims: Claim[] = [];
  for (const row of taken) {
    const [message] = await query('SELECT * FROM messages WHERE id = ?', [row['message_id']!]);
    if (!message) continue;
    const attempts = Number(row['attempts']) - 1;
    claims.push({ message: readMessage(message), sink: String(row['sink']), attempts, claim });
  }
  return claims;
}

/** Lets a lease end later, unless it has ended and another worker has the delivery. */
export async function renewClaim(
  query: Query,
  { message, sink, claim }: Claim,
  leaseEnds: string,
): Promise<void> {
  await query('UPDATE deliveries SET due_at = ? WHERE message_id = ? AND sink = ? AND claim = ?', [
    leaseEnds,
    message.id,
    sink,
    claim,
  ]);
}

/** Notes what became of a claim, unless its lease has ended and another worker has it. */
export async function settleDelivery(
  query: Query,
  { message, sink, claim }: Claim,
  outcome: Outcome,
  now: string,
): Promise<void> {
  const error = outcome.state === 'delivered' ? null : outcome.error;
  const dueAt = outcome.state === 'waiting' ? outcome.dueAt : now;
  const untried = outcome.state === 'waiting' && outcome.isCutOff ? 1 : 0;
  await query(
    `UPDATE deliveries SET state = ?, due_at = ?, last_error = ?, settled_at = ?, claim = NULL,
      attempts = attempts - ?
    WHERE message_id = ? AND sink = ? AND claim = ?`,
    [outcome.state, dueAt, error, now, untried, message.id, sink, claim],
  );
}
