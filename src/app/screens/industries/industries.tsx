import { fallbackEndpoint } from '../../../contract/routes.ts';
import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { PageView } from '../../page-view/page-view.tsx';
import { useEndpoint, useKnownRoute } from '../../site/use-route.ts';

/** An industry's page: from the page endpoint, else from the blog endpoint. */
export function Industries() {
  const { path } = useKnownRoute();
  const endpoint = useEndpoint();
  return (
    <PageView
      endpoint={endpoint}
      renderFailure={(retryPage) => (
        <PageView
          endpoint={fallbackEndpoint(path)}
          isFallback
          renderFailure={() => (
            <ErrorPanel
              title={`Error loading content for: ${path}`}
              action={{ label: 'Try Again', run: retryPage }}
            />
          )}
        />
      )}
    />
  );
}
