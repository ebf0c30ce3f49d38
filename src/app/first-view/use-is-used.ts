import { useEffect, useState } from 'react';
import { whenUsed } from './when-used.ts';

/** True once the visitor has done something: moved, typed, scrolled or touched. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    whenUsed(() => setUsed(true), leaving.signal);
    return () => leaving.abort();
  }, []);
  return isUsed;
}
