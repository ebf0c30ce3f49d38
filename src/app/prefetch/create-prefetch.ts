import type { QueryClient } from '@tanstack/react-query';
import { resolveRoute } from '../../contract/routes.ts';
import { rulesEndpoint } from '../../contract/rules-for-route.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { prepareModule } from '../page-body/prepare-module.ts';

/** Fetches content and rules of the page at a path; the code that makes a page of them on demand. */
export type Prefetch = (path: string, withCode: boolean) => void;

/**
 * Makes the way to fetch a page ahead of its visit. What is there already is not fetched again;
 * what fails is asked for once more when it is needed.
 */
export function createPrefetch(queries: QueryClient, site: SiteRoutes): Prefetch {
  return (path, withCode) => {
    const endpoint = resolveRoute(path, site)?.endpoint;
    if (!endpoint || path === window.location.pathname) return;
    void queries.prefetchQuery({ queryKey: [endpoint] });
    void queries.prefetchQuery({ queryKey: [rulesEndpoint(path)] });
    if (withCode) prepareModule.load().catch(() => {});
  };
}
