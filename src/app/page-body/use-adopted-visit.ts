import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { PageRecord } from '../../contract/page.ts';
import { pageQuery } from '../api/use-page-record.ts';
import { preparedQuery } from '../api/prepared-query.ts';
import type { PreparedBody } from '../first-view/first-view-context.ts';
import { adoptLater } from './adopt-later.ts';
import { whenIdle } from './live/when-idle.ts';
import type { PageVisit } from './page-visit.ts';
import { placeBody } from './place-body.ts';
import { useMountPoints } from './use-mount-points.ts';
import { useRules } from './use-rules.ts';

/** Nothing ends it. */
const NEVER = new AbortController().signal;

/**
 * Goes on with the page that the server has corrected, in the host or to be put into it.
 * @param path the page's path as it was asked for
 * @param onLeave called when it is left, and when there is nothing to go on with
 */
export function useAdoptedVisit(
  host: RefObject<HTMLElement | null>,
  { view, html, original }: PreparedBody,
  path: string,
  onLeave?: () => void,
): void {
  const queries = useQueryClient();
  const mountPoints = useMountPoints();
  const rules = useRules(view.path);
  const visit = useRef<Pick<PageVisit, 'follow'>>(null);

  useLayoutEffect(() => {
    if (!host.current || !placeBody(host.current, html)) return onLeave?.();
    mountPoints.adopt(host.current, view.rules.rules);
  }, [host, view, html, onLeave, mountPoints]);

  // In the same moment, so that nobody changes the page between the two unseen.
  useLayoutEffect(() => {
    if (!host.current) return;
    const fetchContent = async (): Promise<string> =>
      original ?? (await fetchHtml(queries, view.endpoint));
    const place = { host: host.current, path, mountPoints };
    const adopted = adoptLater({ view, fetchContent, ...place });
    visit.current = adopted;
    return () => {
      visit.current = null;
      adopted.end();
      onLeave?.();
      // Who comes back finds the page at hand. The page that comes is first.
      whenIdle(() => {
        void queries.prefetchQuery(preparedQuery(path));
        void fetchContent().catch(() => {});
      }, NEVER);
    };
  }, [host, view, original, path, queries, onLeave, mountPoints]);

  useEffect(() => {
    if (rules) visit.current?.follow(rules);
  }, [rules]);
}

async function fetchHtml(queries: QueryClient, endpoint: string): Promise<string> {
  return (await queries.fetchQuery<PageRecord>(pageQuery(endpoint))).content;
}
