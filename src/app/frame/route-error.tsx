import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorPanel } from '../page-view/error-panel.tsx';
import { loadFailure } from '../page-view/load-failure.ts';

/** What a visitor sees when a screen fails to draw: never a blank page. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error('A screen failed.', error), [error]);
  return (
    <ErrorPanel
      {...loadFailure}
      action={{ label: 'Try Again', run: () => window.location.reload() }}
    />
  );
}
