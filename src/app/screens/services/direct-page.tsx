import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchDirectly } from '../../api/fetch-directly.ts';
import { Loading } from '../../page-view/loading.tsx';
import { PageContent } from '../../page-view/page-content.tsx';
import { useRetry } from '../../page-view/use-retry.ts';
import { TroubleshootingPanel } from './troubleshooting-panel.tsx';

/** The second way to a page: a plain request, and when that fails too, help. */
export function DirectPage({ endpoint }: { readonly endpoint: string }) {
  const { pathname } = useLocation();
  const [content, setContent] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    fetchDirectly(endpoint)
      .then((record) => setContent(record.content))
      .catch((error: unknown) => console.error(`The direct fetch of ${endpoint} failed.`, error))
      .finally(() => setLoading(false));
    return () => {
      isLeft.current = true;
    };
  }, [endpoint]);

  const tellFailure = (error: unknown): void => {
    // On another page nobody knows any more what has failed.
    if (isLeft.current) return;
    window.alert(`Fetch failed: ${error instanceof Error ? error.message : String(error)}`);
  };
  const fetchManually = useRetry(async () => {
    setContent((await fetchDirectly(endpoint)).content);
  }, tellFailure);

  if (content !== null) return <PageContent html={content} path={pathname} endpoint={endpoint} />;
  if (isLoading) return <Loading />;
  return <TroubleshootingPanel endpoint={endpoint} onFetch={fetchManually} />;
}
