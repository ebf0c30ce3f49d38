import type { QueryFunction } from '@tanstack/react-query';
import { request } from './request.ts';
import { RequestError } from './request-error.ts';

export interface QueryFunctionOptions {
  /** What a 401 means: an error, or "nothing for you". */
  readonly on401: 'throw' | 'return-null';
}

/** Fetches the first element of a query's key. */
export function createQueryFunction({ on401 }: QueryFunctionOptions): QueryFunction {
  return async ({ queryKey }) => {
    try {
      return await request('GET', String(queryKey[0]));
    } catch (error) {
      const isRefused = error instanceof RequestError && error.status === 401;
      if (isRefused && on401 === 'return-null') return null;
      throw error;
    }
  };
}
