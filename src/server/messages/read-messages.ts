import type { ContactMessage } from '../../contract/contact-message.ts';
import type { Query, Row } from './database.ts';
import type { Delivery, Message } from './message.ts';

/** All messages with their deliveries, the oldest first. */
export async function readMessages(query: Query): Promise<Message[]> {
  const messages = await query('SELECT * FROM messages ORDER BY received_at, id');
  const deliveries = await query('SELECT * FROM deliveries ORDER BY message_id, sink');
  const byMessage = Map.groupBy(deliveries, (row) => row['message_id']);
  return messages.map((row) => ({
    ...readMessage(row),
    deliveries: (byMessage.get(row['id'] ?? null) ?? []).map(readDelivery),
  }));
}

/** What a row of the table `messages` says. */
export function readMessage(row: Row): Omit<Message, 'deliveries'> {
  return {
    id: String(row['id']),
    receivedAt: String(row['received_at']),
    status: row['status'] as Message['status'],
    suspicion: row['suspicion'] as string | null,
    fields: JSON.parse(String(row['fields'])) as ContactMessage,
  };
}

function readDelivery(row: Row): Delivery {
  return {
    sink: String(row['sink']),
    state: row['state'] as Delivery['state'],
    attempts: Number(row['attempts']),
    lastError: row['last_error'] as string | null,
    dueAt: row['state'] === 'waiting' ? String(row['due_at']) : null,
  };
}
