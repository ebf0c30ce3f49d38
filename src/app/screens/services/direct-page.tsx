import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchDirectly } from '../../api/fetch-directly.ts';
import { Loading } from '../../page-view/loading.tsx';
import { PageContent } from '../../page-view/page-content.tsx';
import { TroubleshootingPanel } from './troubleshooting-panel.tsx';

/** The second way to a page: a plain request, and when that fails too, help. */
export function DirectPage({ endpoint }: { readonly endpoint: string }) {
  const { pathname } = useLocation();
  const [content, setContent] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    let isLeft = false;
    fetchDirectly(endpoint)
      .then((record) => !isLeft && setContent(record.content))
      .catch((error: unknown) => console.error(`The direct fetch of ${endpoint} failed.`, error))
      .finally(() => !isLeft && setLoading(false));
    return () => {
      isLeft = true;
    };
  }, [endpoint]);

  const fetchManually = async (): Promise<void> => {
    try {
      setContent((await fetchDirectly(endpoint)).content);
    } catch (error) {
      window.alert(`Fetch failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  if (content !== null) return <PageContent html={content} path={pathname} endpoint={endpoint} />;
  if (isLoading) return <Loading />;
  return <TroubleshootingPanel endpoint={endpoint} onFetch={() => void fetchManually()} />;
}
