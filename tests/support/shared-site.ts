import { test } from 'vitest';
import { startSite } from './running-site.ts';

/**
 * Gives hooks the one site and the one browser of their worker: each page is prepared once, not
 * once for every file. No test changes anything of them.
 */
export const onSharedSite = test
  .extend('root', { scope: 'worker' }, process.cwd())
  .extend('running', { scope: 'worker' }, async ({ root }, { onCleanup }) => {
    const running = await startSite(root);
    onCleanup(() => running.close());
    return running;
  });
