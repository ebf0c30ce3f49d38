import type { Room } from './room.ts';

/** Room of all submits with one key that are under way. */
interface Shared {
  readonly room: Promise<Room>;
  submits: number;
  isStored: boolean;
}

/**
 * Lets submits with the same key share one room while any of them is under way: at most one is
 * stored, and until it is the store does not know that the others repeat it.
 */
export function shareRooms(): (key: string, take: () => Promise<Room>) => Promise<Room> {
  const underWay = new Map<string, Shared>();
  return async (key, take) => {
    const shared = underWay.get(key) ?? { room: take(), submits: 0, isStored: false };
    const leaveAs = (room: Room, isStored: boolean): void => {
      shared.isStored ||= isStored;
      shared.submits -= 1;
      if (shared.submits > 0) return;
      underWay.delete(key);
      room.leave(shared.isStored);
    };
    underWay.set(key, shared);
    shared.submits += 1;
    let isTaken = false;
    try {
      const room = await shared.room;
      isTaken = room.wait === 0;
      return { wait: room.wait, leave: (isStored) => leaveAs(room, isStored) };
    } finally {
      if (!isTaken && underWay.get(key) === shared) underWay.delete(key);
    }
  };
}
