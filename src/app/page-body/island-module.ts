import { lazyModule } from '../first-view/lazy-module.ts';

/** Draws components into a page's body. */
export const islandModule = lazyModule(() => import('./draw-island.tsx'));
