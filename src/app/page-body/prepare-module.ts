import { lazyModule } from '../first-view/lazy-module.ts';
import { islandModule } from './island-module.ts';

/** Makes a page of its content: with the sanitizer, and what it takes to draw at once. */
export const prepareModule = lazyModule(async () => {
  const [{ makePageReady, openPage, reopenPage }] = await Promise.all([
    import('./open-page.ts'),
    islandModule.load(),
  ]);
  return { makePageReady, openPage, reopenPage };
});
