import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorPanel } from '../page-view/error-panel.tsx';

/** What a visitor sees when a screen fails to draw: never a blank page. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error('A screen failed.', error), [error]);
  return (
    <ErrorPanel
      title="Error Loading Content"
      text="We encountered a problem loading the page content. Please try again later."
      action={{ label: 'Try Again', run: () => window.location.reload() }}
    />
  );
}
