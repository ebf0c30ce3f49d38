import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../delivery/outbox.ts';
import type { Logger } from '../log.ts';
import type { MessageStore } from './message-store.ts';
import { keepRetention } from './retention.ts';

interface Options {
  readonly store: MessageStore;
  readonly outbox: Outbox;
  readonly retentionDays: number;
  readonly log: Logger;
}

/** Sends messages on and deletes old ones for as long as the server listens, then closes their store. */
export function keepMessages(app: FastifyInstance, options: Options): void {
  const { store, outbox, retentionDays, log } = options;
  let endRetention: (() => void) | null = null;
  let outboxStopped: Promise<void> | null = null;
  app.addHook('onListen', async () => {
    outbox.start();
    endRetention = keepRetention(store, retentionDays, log);
  });
  app.addHook('preClose', async () => {
    // Not awaited: deliveries under way come to their end while requests do.
    outboxStopped = outbox.stop();
  });
  app.addHook('onClose', async () => {
    endRetention?.();
    await outboxStopped;
    await store.close();
  });
}
