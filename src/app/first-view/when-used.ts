const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/**
 * Calls back at the first sign that somebody uses the page: what only a visitor who does something
 * can need is not loaded before.
 */
export function whenUsed(callback: () => void, signal: AbortSignal): void {
  const watching = new AbortController();
  const either = AbortSignal.any([signal, watching.signal]);
  const run = (): void => {
    watching.abort();
    callback();
  };
  // On its way down: React keeps back what is pressed in a part that it has not taken over yet.
  const options = { signal: either, passive: true, capture: true };
  for (const sign of SIGNS) addEventListener(sign, run, options);
}
