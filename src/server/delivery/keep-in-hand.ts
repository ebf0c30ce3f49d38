import type { Claim } from '../messages/message.ts';
import { isoTime } from './iso-time.ts';
import type { OutboxOptions } from './outbox-options.ts';

/** Milliseconds after which others may take a delivery whose worker says no more that it has it. */
export const LEASE = 30_000;

/** Keeps a claim from other workers for as long as the work on it goes on. */
export async function keepInHand<Result>(
  claim: Claim,
  { store, lease = LEASE }: OutboxOptions,
  work: Promise<Result>,
): Promise<Result> {
  // A renewal that fails is made up for by the next one.
  const renew = (): void => void store.renew(claim, isoTime(lease)).catch(() => {});
  const timer = setInterval(renew, lease / 3);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
