import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { PageView } from '../../page-view/page-view.tsx';
import { useEndpoint, useKnownRoute } from '../../site/use-route.ts';
import { DirectPage } from './direct-page.tsx';

/** A service's page. */
export function Services() {
  const { path, entry } = useKnownRoute();
  const endpoint = useEndpoint();
  return (
    <PageView
      endpoint={endpoint}
      renderFailure={() =>
        entry.fetchedDirectly ? (
          <DirectPage endpoint={endpoint} />
        ) : (
          <ErrorPanel
            title="Error Loading Content"
            text={`The page ${path} could not be loaded.`}
            action={{ label: 'Try Again', run: () => window.location.reload() }}
          />
        )
      }
    />
  );
}
