import { Navigate, useLocation } from 'react-router-dom';
import { useKnownRoute } from '../../site/use-route.ts';

/** An old address: on to the page that is meant. */
export function Redirect() {
  const { entry } = useKnownRoute();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: entry.redirectTo ?? '/', search, hash }} replace />;
}
