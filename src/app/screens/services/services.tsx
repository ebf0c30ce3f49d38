import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { loadFailure } from '../../page-view/load-failure.ts';
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
            title={loadFailure.title}
            text={`The page ${path} could not be loaded.`}
            action={{ label: 'Try Again', run: () => window.location.reload() }}
          />
        )
      }
    />
  );
}
