import { onlyOnce } from './only-once.ts';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/**
 * Calls back at the first sign that somebody uses the page: what only a visitor who does something
 * can need is not loaded before.
 */
export function whenUsed(callback: () => void, signal: AbortSignal): void {
  const { run, signal: waiting } = onlyOnce(callback, signal);
  // On its way down: React keeps back what is pressed in a part that it has not taken over yet.
  const options = { signal: waiting, passive: true, capture: true };
  for (const sign of SIGNS) addEventListener(sign, run, options);
}
