import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { loadFailure } from '../../page-view/load-failure.ts';
import { PageView } from '../../page-view/page-view.tsx';
import { useEndpoint, useKnownRoute } from '../../site/use-route.ts';

/** A page of its own: about us, areas served, contact, the blog's index. */
export function Page() {
  const endpoint = useEndpoint();
  const { failsBriefly } = useKnownRoute().entry;
  return (
    <PageView
      endpoint={endpoint}
      renderFailure={(retry) => (
        <ErrorPanel
          {...(failsBriefly ? shortTexts : loadFailure)}
          action={{ label: 'Try Again', run: retry }}
        />
      )}
    />
  );
}

const shortTexts = { title: 'Error loading content' };
