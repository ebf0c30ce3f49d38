import type { QueryClient } from '@tanstack/react-query';
import type { SiteRoutes } from '../../contract/site.ts';
import { readPreparedBody } from '../page-body/prepared-body.ts';
import { prepareModule } from '../page-body/prepare-module.ts';
import { readFetchedParts } from './read-fetched-parts.ts';

/**
 * Prepares the page at a path before somebody goes there, if all that it takes has been fetched and
 * the server has not prepared it.
 */
export function prepareAhead(path: string, queries: QueryClient, site: SiteRoutes): void {
  const parts = readFetchedParts(path, queries, site);
  if (!parts || readPreparedBody(parts)) return;
  prepareModule.current()?.makePageReady(parts);
}
