import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToTarget } from '../scroll/scroll-to-target.ts';

/** Scrolls to what the address names after `#`, which was not there when the address was opened. */
export function useHashTarget(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady) scrollToTarget(hash);
  }, [isReady, hash]);
}
