import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { PageView } from '../../page-view/page-view.tsx';
import { useEndpoint } from '../../site/use-route.ts';

/** A blog post. */
export function Post() {
  return (
    <PageView
      endpoint={useEndpoint()}
      renderFailure={(retry) => (
        <ErrorPanel title="Error loading content" action={{ label: 'Try Again', run: retry }} />
      )}
    />
  );
}
