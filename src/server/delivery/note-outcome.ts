import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../messages/database.ts';
import type { Claim, Outcome } from '../messages/message.ts';
import type { MessageStore } from '../messages/message-store.ts';
import { isoTime } from './iso-time.ts';

/** Milliseconds until what could not be noted is noted again. */
const PAUSE = 1_000;

/**
 * Notes what became of a claim, however long the database is away: what was delivered and is not noted
 * would be sent again.
 * @param givingUp there is one last try then
 */
export async function noteOutcome(
  store: MessageStore,
  claim: Claim,
  outcome: Outcome,
  givingUp: AbortSignal,
): Promise<void> {
  for (;;) {
    const isLast = givingUp.aborted;
    try {
      return await store.settle(claim, outcome, isoTime(0));
    } catch (error) {
      if (isLast || !(error instanceof StoreUnavailable)) throw error;
      await pause(PAUSE, null, { signal: givingUp }).catch(() => {});
    }
  }
}
