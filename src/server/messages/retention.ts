import type { Logger } from '../log.ts';
import type { MessageStore } from './message-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** The time before which messages are deleted, when they are kept for so many days. */
export function purgeBefore(days: number, now: number): string {
  return new Date(now - days * DAY).toISOString();
}

/** Deletes messages that are too old: at once, then every hour. Returns what ends it. */
export function keepRetention(store: MessageStore, days: number, log: Logger): () => void {
  const purge = async (): Promise<void> => {
    try {
      const count = await store.purge(purgeBefore(days, Date.now()));
      if (count > 0) log.info({ count }, 'Messages past their time are deleted.');
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'Old messages could not be deleted.');
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
