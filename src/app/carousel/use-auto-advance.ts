import { useLayoutEffect } from 'react';

const ADVANCE_AFTER = 5000;

/** Calls `advance` every 5 seconds while it is on; not while the page is in the background. */
export function useAutoAdvance(isOn: boolean, advance: () => void): void {
  // Not after the paint: once it says that it stands still, it does.
  useLayoutEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, ADVANCE_AFTER);
    return () => clearInterval(timer);
  }, [isOn, advance]);
}
