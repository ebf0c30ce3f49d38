import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isForOnePath } from '../../contract/match-route.ts';
import { endpointsOf, type ResolvedRoute } from '../../contract/routes.ts';
import type { RequestError } from '../api/request-error.ts';

/**
 * Whether there is no page behind a route: the server has said so of one such as `/services/*`.
 * @returns null as long as nobody knows
 */
export function useIsMissing(route: ResolvedRoute | null): boolean | null {
  const queries = useQueryClient();
  const subscribe = (listen: () => void): (() => void) => queries.getQueryCache().subscribe(listen);
  const read = (): boolean | null => (route?.endpoint ? isMissing(route, queries) : null);
  return useSyncExternalStore(subscribe, read, read);
}

function isMissing(route: ResolvedRoute, queries: QueryClient): boolean | null {
  const states = endpointsOf(route).map((endpoint) => queries.getQueryState([endpoint]));
  if (states.some((state) => state?.data)) return false;
  const areMissing = states.every((state) => isNotFound(state?.error));
  return areMissing && !isForOnePath(route.entry.pattern) ? true : null;
}

function isNotFound(error: unknown): boolean {
  return (error as RequestError | null | undefined)?.status === 404;
}
