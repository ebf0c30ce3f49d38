import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { prepareModule } from './prepare-module.ts';
import type { openPage } from './open-page.ts';

/**
 * The code that corrects a page here, null until it is there.
 * @throws while drawing, when it cannot be loaded
 */
export function useOpenPage(isWanted: boolean): typeof openPage | null {
  const [failure, setFailure] = useState<unknown>(null);
  const [, setLoaded] = useState(false);
  const module = prepareModule.current();
  useEffect(() => {
    // Drawn in the task in which the code has come: React's scheduler would give a frame away.
    const draw = (): void => flushSync(() => setLoaded(true));
    if (isWanted && !module) prepareModule.load().then(draw, setFailure);
  }, [isWanted, module]);
  if (failure) throw failure;
  return module?.openPage ?? null;
}
