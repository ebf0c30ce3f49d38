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

/** Milliseconds within which who points at a link follows it: a failure then is the visit's own. */
const JUST_NOW = 2000;

/**
 * Makes the way to fetch a page ahead of its visit. What is there already is not fetched again, nor
 * is what has just failed; what failed longer ago is asked for once more.
 */
export function createPrefetch(queries: QueryClient, site: SiteRoutes): Prefetch {
  return async (path, withCode) => {
    const endpoint = resolveRoute(path, site)?.endpoint;
    if (!endpoint) return;
    await Promise.all([
      prefetchRecord(endpoint, queries),
      queries.prefetchQuery(rulesQuery(path)),
      queries.prefetchQuery(preparedQuery(path)),
    ]);
    const parts = readFetchedParts(path, queries, site);
    const isPrepared = parts !== null && readPreparedBody(parts) !== null;
    if (withCode && !isPrepared) await prepareModule.load().catch(() => {});
  };
}

async function prefetchRecord(endpoint: string, queries: QueryClient): Promise<void> {
  const query = pageQuery(endpoint);
  const { status, errorUpdatedAt = 0 } = queries.getQueryState(query.queryKey) ?? {};
  const hasJustFailed = status === 'error' && Date.now() - errorUpdatedAt < JUST_NOW;
  if (!hasJustFailed) await queries.prefetchQuery(query);
}

/** Whether everything is there that the page at a path takes. */
export function isFetched(path: string, queries: QueryClient, site: SiteRoutes): boolean {
  if (!resolveRoute(path, site)?.endpoint) return true;
  const parts = readFetchedParts(path, queries, site);
  return parts !== null && (prepareModule.current() !== null || readPreparedBody(parts) !== null);
}
