import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { loadFailure } from '../../page-view/load-failure.ts';
import { PageView } from '../../page-view/page-view.tsx';
import { useEndpoint } from '../../site/use-route.ts';

/** The home page; hero, cards, quotes, form and teasers come in its body. */
export function Home() {
  return (
    <PageView
      endpoint={useEndpoint()}
      renderFailure={(retry) => (
        <ErrorPanel {...loadFailure} action={{ label: 'Try Again', run: retry }} />
      )}
    />
  );
}
