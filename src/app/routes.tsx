import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SiteRoutes } from '../contract/site.ts';
import { Frame } from './frame/frame.tsx';
import { RouteError } from './frame/route-error.tsx';
import type { Waiting } from './prefetch/wait-for-page.ts';
import { NotFound } from './screens/not-found/not-found.tsx';
import { Post } from './screens/post/post.tsx';
import { screenFor } from './screens/screen-for.tsx';
import { useRoute } from './site/use-route.ts';

/** The route around all others. */
export const FRAME_ID = 'frame';

/**
 * The router's routes: the site's, one for each post with a path of its own, and the 404 page.
 * @param waiting what is done ahead of another page
 */
export function createRoutes({ routes, posts }: SiteRoutes, waiting?: Waiting): RouteObject[] {
  const screens = routes.map(({ pattern, screen }) => {
    const Screen = screenFor[screen];
    return { path: pattern, element: <Screen key={pattern} /> };
  });
  const ownPosts = posts.map(({ slug }) => ({ path: `/${slug}`, element: <Post key={slug} /> }));
  const notFound = { path: '*', element: <NotFound /> };
  const children = [...screens, ...ownPosts, notFound].map(({ path, element }) => ({
    path,
    element: <OfKnownRoute>{element}</OfKnownRoute>,
    errorElement: <RouteError />,
  }));
  const frame = { id: FRAME_ID, element: <Frame />, errorElement: <RouteError />, children };
  return [{ ...frame, ...waiting }];
}

/** The router takes `/services/voip%2F` for a service, but nothing else does. */
function OfKnownRoute({ children }: { readonly children: ReactNode }) {
  return useRoute() ? children : <NotFound />;
}
