import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readContent, usePageRecord } from '../api/use-page-record.ts';
import { Loading } from './loading.tsx';
import { PageContent } from './page-content.tsx';

interface Props {
  readonly endpoint: string;
  /** What is shown when the page cannot be had. */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/** A page of the server: loading, then shown, or failed. */
export function PageView({ endpoint, renderFailure }: Props) {
  const { pathname } = useLocation();
  const { data, isError, isFetching, refetch } = usePageRecord(endpoint);
  const content = readContent(data);
  if (content !== null) return <PageContent html={content} path={pathname} />;
  if (isFetching) return <Loading />;
  if (isError || data !== undefined) return renderFailure(() => void refetch());
  return <Loading />;
}
