import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import type { MessageStore } from '../../src/server/messages/message-store.ts';
import { keepRetention, purgeBefore } from '../../src/server/messages/retention.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const DAYS = 365;

describe('messages past their time', () => {
  const purge = vi.fn<MessageStore['purge']>(async () => 0);
  const log = createLog('silent');
  const complain = vi.spyOn(log, 'error');
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    end = keepRetention({ purge } as Partial<MessageStore> as MessageStore, DAYS, log);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  const setAhead = (time: number): unknown => vi.setSystemTime(Date.now() + time);
  const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

  it('are deleted every hour, and not before the clock of a server that starts can be put right', async () => {
    await pass(HOUR - 1);
    expect(purge).not.toHaveBeenCalled();
    await pass(1);
    expect(purge).toHaveBeenLastCalledWith(purgeBefore(DAYS, Date.now()));
    await pass(3 * HOUR);
    expect(purge).toHaveBeenCalledTimes(4);
  });

  it('are not deleted by a clock that leaps ahead and is put right within the hour', async () => {
    await pass(HOUR / 2);
    setAhead(400 * DAY);
    await pass(HOUR / 2);
    expect(purge).not.toHaveBeenCalled();
    expect(complain).toHaveBeenCalledWith({ days: 400 }, expect.stringContaining('clock'));
    setAhead(-400 * DAY);
    await pass(HOUR);
    expect(purge).toHaveBeenCalledExactlyOnceWith(purgeBefore(DAYS, Date.now()));
  });

  it('are deleted an hour later when the time has really passed, as where a machine slept', async () => {
    setAhead(400 * DAY);
    await pass(2 * HOUR);
    expect(purge).toHaveBeenCalledExactlyOnceWith(purgeBefore(DAYS, Date.now()));
  });

  it('are deleted in time on a machine that sleeps every night', async () => {
    setAhead(12 * HOUR);
    await pass(HOUR);
    expect(purge).toHaveBeenCalledTimes(1);
  });

  it('are not deleted by a clock that leaps by more than a day', async () => {
    setAhead(2 * DAY);
    await pass(HOUR);
    expect(purge).not.toHaveBeenCalled();
  });

  it('are not deleted any more when the server stops', async () => {
    end();
    await pass(2 * HOUR);
    expect(purge).not.toHaveBeenCalled();
  });
});
