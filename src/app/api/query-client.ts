import { QueryClient } from '@tanstack/react-query';
import { createQueryFunction } from './query-function.ts';
import { retryDelay } from './retries.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

/** The store of what the server said: never stale, never fetched again by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFunction({ on401: 'throw' }),
        staleTime: Infinity,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        // What failed before may be shown in another way by now.
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        retryDelay,
      },
      mutations: { retry: false },
    },
  });
}
