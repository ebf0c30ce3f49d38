import { describe, expect, it, vi } from 'vitest';
import { networks } from '../../src/server/config/networks.ts';
import { openRooms } from '../../src/server/contact/take-room.ts';
import { createRateLimiter } from '../../src/server/security/rate-limit.ts';

describe('room for a message', () => {
  const open = (knows: (key: string) => Promise<boolean>) =>
    openRooms({
      store: { knows },
      limiter: createRateLimiter([{ most: 1, seconds: 60 }]),
      limitExempt: networks('127.0.0.0/8'),
    });

  it('is there under the same key once its sender has waited', async () => {
    vi.useFakeTimers({ now: 0 });
    const takeRoom = open(async () => false);
    (await takeRoom('203.0.113.9', null)).leave(true);
    expect((await takeRoom('203.0.113.9', 'one')).wait).toBe(60);
    vi.setSystemTime(61_000);
    expect((await takeRoom('203.0.113.9', 'one')).wait).toBe(0);
    vi.useRealTimers();
  });

  it('is there under the same key once the database is back', async () => {
    const knows = vi.fn(async () => false).mockRejectedValueOnce(new Error('It is away.'));
    const takeRoom = open(knows);
    await expect(takeRoom('203.0.113.9', 'one')).rejects.toThrow('It is away.');
    expect((await takeRoom('203.0.113.9', 'one')).wait).toBe(0);
  });
});
