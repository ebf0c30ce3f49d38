import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to what the address names after `#`, which was not there when the address was opened. */
export function useHashTarget(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash.length < 2) return;
    document.getElementById(readHash(hash))?.scrollIntoView();
  }, [isReady, hash]);
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
