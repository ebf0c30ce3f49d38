import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type News = Parameters<Parameters<Router['subscribe']>[0]>;

/**
 * Lets a router stand where the document does until React has taken that over. Where it went
 * meanwhile, as somebody pressed Back, is told afterwards: React reads a router's state once, and
 * hears nothing until it has drawn it.
 */
export function holdUntilDrawn(router: Router): Router {
  const { subscribe, state: first } = router;
  const state = Object.getOwnPropertyDescriptor(router, 'state')!;
  let missed: News | null = null;
  const stop = subscribe((...news) => (missed = news));
  Object.defineProperty(router, 'state', { ...state, get: () => first });

  router.subscribe = (draw) => {
    stop();
    Object.defineProperty(router, 'state', state);
    const unsubscribe = subscribe(draw);
    if (missed) draw(...missed);
    missed = null;
    return unsubscribe;
  };
  return router;
}
