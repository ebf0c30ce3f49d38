import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import type { FirstView } from '../../contract/first-view.ts';
import type { PageRecord } from '../../contract/page.ts';
import { FirstViewContext } from '../first-view/first-view-context.ts';
import { adoptModule } from './modules.ts';
import type { PageVisit } from './page-visit.ts';
import { useMountPoints } from './use-mount-points.ts';
import { useRules } from './use-rules.ts';

/**
 * Goes on with the page that the server has corrected in the host. Its code comes after the first
 * paint: what can be seen and read is there already.
 */
export function useAdoptedVisit(
  host: RefObject<HTMLElement | null>,
  view: FirstView,
  path: string,
): void {
  const queries = useQueryClient();
  const { leave } = useContext(FirstViewContext);
  const mountPoints = useMountPoints();
  const rules = useRules(view.path);
  const visit = useRef<PageVisit>(null);
  const newest = useRef(rules);

  useEffect(() => {
    newest.current = rules;
    if (rules) visit.current?.follow(rules);
  }, [rules]);

  useEffect(() => {
    const leaving = new AbortController();
    const content = { queryKey: [view.endpoint] };
    const fetchContent = async (): Promise<string> =>
      (await queries.fetchQuery<PageRecord>(content)).content;
    adoptModule.load().then(
      ({ adoptPage }) => {
        if (leaving.signal.aborted || !host.current) return;
        const place = { host: host.current, path, mountPoints };
        const adopted = adoptPage({ view, fetchContent, ...place });
        visit.current = adopted;
        leaving.signal.addEventListener('abort', adopted.end, { once: true });
        if (newest.current) adopted.follow(newest.current);
      },
      (error: unknown) => console.error('The page stays as it came.', error),
    );
    return () => {
      visit.current = null;
      leaving.abort();
      leave();
      // Who comes back finds the page at hand.
      void queries.prefetchQuery(content);
    };
  }, [host, view, path, queries, leave, mountPoints]);
}
