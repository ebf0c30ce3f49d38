import type { QueryClient } from '@tanstack/react-query';
import { resolveRoute } from '../../contract/routes.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { preparedQuery } from '../api/prepared-query.ts';
import { pageQuery } from '../api/use-page-record.ts';
import { readPreparedBody } from '../page-body/prepared-body.ts';
import { prepareModule } from '../page-body/prepare-module.ts';
import { rulesQuery } from '../page-body/use-rules.ts';
import { readFetchedParts } from './read-fetched-parts.ts';

/**
 * Fetches all that the page at a path is made of; on demand the code that makes a page of it, too,
 * if the server has not done so.
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
      queries.prefetchQuery(pageQuery(endpoint)),
      queries.prefetchQuery(rulesQuery(path)),
      queries.prefetchQuery(preparedQuery(path)),
    ]);
    const parts = readFetchedParts(path, queries, site);
    const isPrepared = parts !== null && readPreparedBody(parts) !== null;
    if (withCode && !isPrepared) await prepareModule.load().catch(() => {});
  };
}

/** Whether everything is there that the page at a path takes. */
export function isFetched(path: string, queries: QueryClient, site: SiteRoutes): boolean {
  if (!resolveRoute(path, site)?.endpoint) return true;
  const parts = readFetchedParts(path, queries, site);
  return parts !== null && (prepareModule.current() !== null || readPreparedBody(parts) !== null);
}
