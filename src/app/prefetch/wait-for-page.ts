import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { SiteRoutes } from '../../contract/site.ts';
import { createPrefetch, isFetched } from './create-prefetch.ts';

/** Milliseconds for which the page before stays: few notice so short a wait. */
const PATIENCE = 100;

/** What the router does ahead of another page. */
export interface Waiting {
  readonly loader: LoaderFunction;
  readonly shouldRevalidate: ShouldRevalidateFunction;
}

/**
 * Asks for everything that a page takes in the moment in which somebody goes there, and lets the page
 * before stand until it has come. Who must wait longer sees the outline of the new page meanwhile.
 */
export function waitForPage(queries: QueryClient, site: SiteRoutes): Waiting {
  const prefetch = createPrefetch(queries, site);
  return {
    async loader({ request }) {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
      await Promise.race([prefetch(new URL(request.url).pathname, true), patience]);
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl: { pathname } }) =>
      currentUrl.pathname !== pathname && !isFetched(pathname, queries, site),
  };
}
