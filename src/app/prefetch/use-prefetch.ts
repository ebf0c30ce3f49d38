import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resolveRoute } from '../../contract/routes.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { pathOfLink } from '../links/path-of-link.ts';
import { whenIdle } from '../page-body/live/when-idle.ts';
import { useSite } from '../site/site-context.ts';
import { createPrefetch } from './create-prefetch.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { savesData } from './saves-data.ts';

/** Signs that somebody is about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;
/** So many pages are fetched while nobody asks for anything. */
const MOST_WHILE_IDLE = 6;

/**
 * Fetches and prepares the page behind a link as soon as somebody points at it, and fetches the data
 * of those behind the navigation that can be seen while the browser has nothing to do.
 */
export function usePrefetch(): void {
  const queries = useQueryClient();
  const site = useSite();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const prefetch = createPrefetch(queries, site);
    let pointedAt: string | null = null;
    const prepare = async (path: string): Promise<void> => {
      await prefetch(path, true);
      // Who is on the way to another link by now is not in need of this page.
      whenIdle(() => pointedAt === path && prepareAhead(path, queries, site), signal);
    };
    const point = ({ target }: Event): void => {
      pointedAt = target instanceof Element ? pathOfOther(target.closest('a'), site) : null;
      if (pointedAt !== null) void prepare(pointedAt);
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, point, { signal, passive: true });
    }
    whenIdle(() => {
      if (!savesData()) for (const path of visibleNavigation(site)) void prefetch(path, false);
    }, signal);
    return () => leaving.abort();
  }, [queries, site]);
}

function visibleNavigation(site: SiteRoutes): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')];
  const paths = links
    .filter((link) => link.checkVisibility())
    .map((link) => pathOfOther(link, site));
  return [...new Set(paths)].filter((path) => path !== null).slice(0, MOST_WHILE_IDLE);
}

/**
 * The path that a link leads to; null when it leads off this site, or to the page that is shown, by
 * whatever name: to ask for that once more would take it away.
 */
function pathOfOther(link: HTMLAnchorElement | null, site: SiteRoutes): string | null {
  const path = pathOfLink(link);
  const isShown = path !== null && endpointOf(path, site) === endpointOf(location.pathname, site);
  return isShown ? null : path;
}

function endpointOf(path: string, site: SiteRoutes): string | null | undefined {
  return resolveRoute(path, site)?.endpoint;
}
