import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pathOfLink } from '../links/path-of-link.ts';
import { whenIdle } from '../page-body/live/when-idle.ts';
import { useSite } from '../site/site-context.ts';
import { createPrefetch } from './create-prefetch.ts';
import { savesData } from './saves-data.ts';

/** Signs that somebody is about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;
/** So many pages are fetched while nobody asks for anything. */
const MOST_WHILE_IDLE = 6;

/**
 * Fetches the page behind a link as soon as somebody points at it, and the data of those behind the
 * navigation that can be seen while the browser has nothing to do.
 */
export function usePrefetch(): void {
  const queries = useQueryClient();
  const site = useSite();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const prefetch = createPrefetch(queries, site);
    const fetchAhead = (path: string, withCode: boolean): void => {
      if (path !== window.location.pathname) void prefetch(path, withCode);
    };
    const follow = ({ target }: Event): void => {
      const path = target instanceof Element ? pathOfLink(target.closest('a')) : null;
      if (path !== null) fetchAhead(path, true);
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, follow, { signal, passive: true });
    }
    whenIdle(() => {
      if (!savesData()) for (const path of visibleNavigation()) fetchAhead(path, false);
    }, signal);
    return () => leaving.abort();
  }, [queries, site]);
}

function visibleNavigation(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')];
  const paths = links.filter((link) => link.checkVisibility()).map(pathOfLink);
  return [...new Set(paths)].filter((path) => path !== null).slice(0, MOST_WHILE_IDLE);
}
