import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isForOnePath } from '../../contract/match-route.ts';
import { endpointsOf, type ResolvedRoute } from '../../contract/routes.ts';
import { RequestError } from '../api/request-error.ts';
import { pageQuery } from '../api/use-page-record.ts';

/** Whether the server has said that there is no page where a route such as `/services/*` asks for one. */
export function useIsMissing(route: ResolvedRoute | null): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listen: () => void) => queries.getQueryCache().subscribe(listen),
    [queries],
  );
  const read = (): boolean => isMissing(route, queries);
  return useSyncExternalStore(subscribe, read, read);
}

function isMissing(route: ResolvedRoute | null, queries: QueryClient): boolean {
  if (!route?.endpoint || isForOnePath(route.entry.pattern)) return false;
  return endpointsOf(route).every((endpoint) => {
    const error = queries.getQueryState(pageQuery(endpoint).queryKey)?.error;
    return error instanceof RequestError && error.status === 404;
  });
}
