import { lazyModule } from '../first-view/lazy-module.ts';

/** Goes on with a page that the server has corrected. */
export const adoptModule = lazyModule(() => import('./adopt-page.ts'));
