import type { Logger } from '../log.ts';
import type { MessageStore } from './message-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** The time before which messages are deleted, when they are kept for so many days. */
export function purgeBefore(days: number, now: number): string {
  return new Date(now - days * DAY).toISOString();
}

/**
 * Deletes messages that are too old, every hour. A clock that was set ahead would delete them all:
 * it is believed only when it is still there an hour later, and not before the first hour is over.
 * Returns what ends it.
 */
export function keepRetention(store: MessageStore, days: number, log: Logger): () => void {
  const findLeap = watchClock();
  const purge = async (): Promise<void> => {
    const leap = findLeap();
    if (leap > DAY) {
      log.error(
        { days: Math.round(leap / DAY) },
        'The clock leapt ahead. Old messages stay for now.',
      );
      return;
    }
    try {
      const count = await store.purge(purgeBefore(days, Date.now()));
      if (count > 0) log.info({ count }, 'Messages past their time are deleted.');
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'Old messages could not be deleted.');
    }
  };
  const timer = setInterval(() => void purge(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** Tells by how many milliseconds the clock was set ahead since the last question. */
function watchClock(): () => number {
  let known = readLead();
  return () => {
    const before = known;
    known = readLead();
    return known - before;
  };
}

/** How far the clock is ahead of the one that only counts, and that nobody sets. */
function readLead(): number {
  return Date.now() - performance.now();
}
