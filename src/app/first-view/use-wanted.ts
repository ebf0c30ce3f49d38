import { useEffect, useState, type RefObject } from 'react';
import { whenWanted } from './when-wanted.ts';

/**
 * Keeps for `use` what suspends a part of the page until the element around it comes near the
 * window, or is pointed at or focused. What the server has drawn stands there until then.
 */
export function useWanted(host: RefObject<HTMLElement | null>): Promise<void> {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    const leaving = new AbortController();
    if (host.current) whenWanted(host.current, resolve, leaving.signal);
    return () => leaving.abort();
  }, [host, resolve]);
  if (isServer) resolve();
  return promise;
}

/** A server draws everything. */
const isServer = typeof document === 'undefined';
