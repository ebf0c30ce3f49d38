import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { PageView } from '../../page-view/page-view.tsx';
import { useEndpoint } from '../../site/use-route.ts';

/** The privacy policy. */
export function Privacy() {
  return (
    <PageView
      endpoint={useEndpoint()}
      renderFailure={(retry) => (
        <ErrorPanel
          title="Error loading privacy policy."
          action={{ label: 'Try Again', run: retry }}
        />
      )}
    />
  );
}
