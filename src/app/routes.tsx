import type { RouteObject } from 'react-router-dom';
import type { SiteRoutes } from '../contract/site.ts';
import { Frame } from './frame/frame.tsx';
import { RouteError } from './frame/route-error.tsx';
import { NotFound } from './screens/not-found/not-found.tsx';
import { Post } from './screens/post/post.tsx';
import { screenFor } from './screens/screen-for.tsx';

/** The router's routes: the site's, one for each post with a path of its own, and the 404 page. */
export function createRoutes({ routes, posts }: SiteRoutes): RouteObject[] {
  const screens = routes.map(({ pattern, screen }) => {
    const Screen = screenFor[screen];
    return { path: pattern, element: <Screen key={pattern} /> };
  });
  const ownPosts = posts.map(({ slug }) => ({ path: `/${slug}`, element: <Post key={slug} /> }));
  const notFound = { path: '*', element: <NotFound /> };
  const children = [...screens, ...ownPosts, notFound].map((route) => ({
    ...route,
    errorElement: <RouteError />,
  }));
  return [{ element: <Frame />, errorElement: <RouteError />, children }];
}
