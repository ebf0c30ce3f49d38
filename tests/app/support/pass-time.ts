import { vi } from 'vitest';

/** Lets the retries pass: each wait begins only when the request before has failed. */
export async function passTime(): Promise<void> {
  await Array.fromAsync({ length: 8 }, async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    vi.advanceTimersByTime(4000);
  });
}
