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
  /** Whether nothing has asked for it on the way here, as is done for the endpoint of a route. */
  readonly isFallback?: boolean;
  /** What is shown when the page cannot be had. */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/** A page of the server: prepared by it, or loading, then shown, or failed. */
export function PageView(props: Props) {
  const { pathname } = useLocation();
  // Only a view that begins can leave a failure at that; one that goes on would ask once more.
  return <PageAt key={pathname} path={pathname} {...props} />;
}

function PageAt(props: Props & { readonly path: string }) {
  const { path, endpoint, isFallback = false, renderFailure } = props;
  const prepared = usePreparedBody(path);
  const { leave } = useContext(FirstViewContext);
  const isFetched = prepared === null;
  usePreparation(path, isFetched);
  const options = { enabled: isFetched, retryOnMount: isFallback };
  const { data, isError, isFetching, refetch } = usePageRecord(endpoint, options);
  const retry = useRetry(refetch);
  const content = readContent(data);
  if (prepared) return <AdoptedBody body={prepared} path={path} onLeave={leave} />;
  if (content !== null) return <PageContent html={content} path={path} endpoint={endpoint} />;
  if (isFetching) return <Loading />;
  if (isError || data !== undefined) return renderFailure(retry);
  return <Loading />;
}
