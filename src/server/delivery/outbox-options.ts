import type { Logger } from '../log.ts';
import type { MessageStore } from '../messages/message-store.ts';
import type { Sink } from './sink.ts';

/** What deliveries need. */
export interface OutboxOptions {
  readonly store: MessageStore;
  readonly sinks: readonly Sink[];
  readonly log: Logger;
  readonly attempts: number;
  /** Milliseconds between two looks for what is due. */
  readonly interval?: number;
  /** Milliseconds after which others may take what this process has in hand, should it die. */
  readonly lease?: number;
  /** Milliseconds until the next try of a delivery that failed so often. */
  readonly retryAfter?: (failures: number) => number;
}
