import type { Networks } from '../config/networks.ts';
import type { MessageStore } from '../messages/message-store.ts';
import { senderOf, type RateLimiter } from '../security/rate-limit.ts';
import type { Room } from './room.ts';
import { shareRooms } from './share-rooms.ts';

/** Takes room for a message from an address; a repeated submit is no new message and needs none. */
export type TakeRoom = (address: string, key: string | null) => Promise<Room>;

interface Options {
  readonly store: Pick<MessageStore, 'knows'>;
  readonly limiter: RateLimiter;
  readonly limitExempt: Networks;
}

const UNLIMITED: Room = { wait: 0, leave: () => {} };

/** Prepares the taking of room. */
export function openRooms({ store, limiter, limitExempt }: Options): TakeRoom {
  const share = shareRooms();
  const take = (address: string): Room => {
    const sender = senderOf(address);
    const now = Date.now();
    const leave = (isStored: boolean): void => void (isStored || limiter.giveBack(sender, now));
    return { wait: limiter.take(sender, now), leave };
  };
  return async (address, key) => {
    if (limitExempt.includes(address)) return UNLIMITED;
    if (key === null) return take(address);
    return share(key, async () => ((await store.knows(key)) ? UNLIMITED : take(address)));
  };
}
