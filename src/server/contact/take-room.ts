import { senderOf } from '../security/rate-limit.ts';
import type { ContactOptions } from './contact-options.ts';

/** What a message takes of its sender's limits. */
export interface Room {
  /** Seconds until there is some; 0: it is taken. */
  readonly wait: number;
  /** For a message that was not stored after all. */
  giveBack(): void;
}

const UNLIMITED: Room = { wait: 0, giveBack: () => {} };

/** Takes room for a message from an address; a repeated submit is no new message and needs none. */
export async function takeRoom(
  address: string,
  key: string | null,
  { store, limiter, limitExempt }: ContactOptions,
): Promise<Room> {
  if (limitExempt.includes(address)) return UNLIMITED;
  if (key !== null && (await store.knows(key))) return UNLIMITED;
  const sender = senderOf(address);
  const now = Date.now();
  return { wait: limiter.take(sender, now), giveBack: () => limiter.giveBack(sender, now) };
}
