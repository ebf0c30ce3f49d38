import { lazyModule } from '../first-view/lazy-module.ts';

/** Draws components into a page's body. */
export const islandModule = lazyModule(() => import('./draw-island.tsx'));

/** Goes on with a page that the server has corrected. */
export const adoptModule = lazyModule(() => import('./adopt-page.ts'));

/** Makes a page of its content: with the sanitizer, and what it takes to draw at once. */
export const prepareModule = lazyModule(async () => {
  const [{ openPage, reopenPage }] = await Promise.all([
    import('./open-page.ts'),
    islandModule.load(),
  ]);
  return { openPage, reopenPage };
});
