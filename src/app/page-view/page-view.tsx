import { useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readContent, usePageRecord } from '../api/use-page-record.ts';
import { FirstViewContext, usePreparedBody } from '../first-view/first-view-context.ts';
import { AdoptedBody } from '../page-body/adopted-body.tsx';
import { usePreparation } from '../page-body/use-preparation.ts';
import { Loading } from './loading.tsx';
import { PageContent } from './page-content.tsx';
import { useRetry } from './use-retry.ts';

interface Props {
  readonly endpoint: string;
  /** What is shown when the page cannot be had. */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/** A page of the server: prepared by it, or loading, then shown, or failed. */
export function PageView({ endpoint, renderFailure }: Props) {
  const { pathname } = useLocation();
  const prepared = usePreparedBody(pathname);
  const { leave } = useContext(FirstViewContext);
  const isFetched = prepared === null;
  usePreparation(pathname, isFetched);
  const { data, isError, isFetching, refetch } = usePageRecord(endpoint, { enabled: isFetched });
  const retry = useRetry(refetch);
  const content = readContent(data);
  if (prepared) return <AdoptedBody body={prepared} path={pathname} onLeave={leave} />;
  if (content !== null) return <PageContent html={content} path={pathname} endpoint={endpoint} />;
  if (isFetching) return <Loading />;
  if (isError || data !== undefined) return renderFailure(retry);
  return <Loading />;
}
