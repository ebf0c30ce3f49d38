import type { Message } from '../messages/message.ts';

/** What a sink gets to send on. Its id is the same at every try. */
export type Outgoing = Omit<Message, 'deliveries'>;

/** A place that messages are sent on to. */
export interface Sink {
  readonly name: 'smtp' | 'webhook' | 'crm';
  /** Milliseconds that a delivery may take; what takes longer counts as failed. */
  readonly patience: number;
  /**
   * Sends a message; returns when the other side has taken it.
   * @throws when it has not, for any reason
   */
  deliver(message: Outgoing, signal: AbortSignal): Promise<void>;
  close(): void;
}
