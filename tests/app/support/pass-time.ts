import { afterEach, beforeEach, vi } from 'vitest';

/** Failures that a test is about are not printed, and its time passes as it says. */
export function useOwnTime(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Lets the retries pass: each wait begins only when the request before has failed. */
export async function passTime(): Promise<void> {
  await Array.fromAsync({ length: 8 }, async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    vi.advanceTimersByTime(4000);
  });
}
