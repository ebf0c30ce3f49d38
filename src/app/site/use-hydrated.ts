import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => {};

/** False in HTML that a server made, true once the browser has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
