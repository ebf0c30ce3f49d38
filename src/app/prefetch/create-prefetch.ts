import type { QueryClient } from '@tanstack/react-query';
import { resolveRoute } from '../../contract/routes.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { pageQuery } from '../api/use-page-record.ts';
import { prepareModule } from '../page-body/prepare-module.ts';
import { rulesQuery } from '../page-body/use-rules.ts';

/**
 * Fetches content and rules of the page at a path; the code that makes a page of them on demand.
 * @returns when all is there, or cannot be had
 */
export type Prefetch = (path: string, withCode: boolean) => Promise<unknown>;

/**
 * Makes the way to fetch a page ahead of its visit. What is there already is not fetched again;
 * what fails is asked for once more when it is needed.
 */
export function createPrefetch(queries: QueryClient, site: SiteRoutes): Prefetch {
  return async (path, withCode) => {
    const endpoint = resolveRoute(path, site)?.endpoint;
    if (!endpoint) return;
    await Promise.all([
      // At first what takes longest: it runs before it can be used.
      withCode && prepareModule.load().catch(() => {}),
      queries.prefetchQuery(pageQuery(endpoint)),
      queries.prefetchQuery(rulesQuery(path)),
    ]);
  };
}

/** Whether everything is there that the page at a path takes. */
export function isFetched(path: string, queries: QueryClient, site: SiteRoutes): boolean {
  const endpoint = resolveRoute(path, site)?.endpoint;
  if (!endpoint) return true;
  const needed = [pageQuery(endpoint), rulesQuery(path)];
  return (
    prepareModule.current() !== null &&
    needed.every(({ queryKey }) => queries.getQueryData(queryKey))
  );
}
