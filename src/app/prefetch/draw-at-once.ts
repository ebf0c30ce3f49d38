import { flushSync } from 'react-dom';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes a router draw a page in the very task in which it has all that the page takes. Left to
 * React's scheduler, the page before would stand for one frame more. The router ends its own step
 * before: a page that leads elsewhere at once, as an old address does, would come between.
 */
export function drawAtOnce(router: Router): Router {
  const { subscribe } = router;
  router.subscribe = (draw) =>
    subscribe((...news) => queueMicrotask(() => flushSync(() => draw(...news))));
  return router;
}
