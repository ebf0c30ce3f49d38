import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveRoute, type ResolvedRoute } from '../../contract/routes.ts';
import { useSite } from './site-context.ts';

/** The route of the current address; null for an unknown one. */
export function useRoute(): ResolvedRoute | null {
  const { pathname } = useLocation();
  const site = useSite();
  return useMemo(() => resolveRoute(pathname, site), [pathname, site]);
}

/** The route of a screen that is only ever shown on a known one. */
export function useKnownRoute(): ResolvedRoute {
  const route = useRoute();
  if (!route) throw new Error('This screen needs a known route.');
  return route;
}

/** Where the current screen's page is fetched. */
export function useEndpoint(): string {
  const { endpoint, path } = useKnownRoute();
  if (endpoint === null) throw new Error(`There is no page behind ${path}.`);
  return endpoint;
}
