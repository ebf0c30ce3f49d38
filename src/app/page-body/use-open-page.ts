import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadPatiently } from '../first-view/load-patiently.ts';
import { comeAsDocument } from './come-as-document.ts';
import { prepareModule } from './prepare-module.ts';
import type { openPage } from './open-page.ts';

/** The code that corrects a page here, null until it is there; if it is gone, the page comes without it. */
export function useOpenPage(isWanted: boolean): typeof openPage | null {
  const [, setLoaded] = useState(false);
  const module = prepareModule.current();
  useEffect(() => {
    // Drawn in the task in which the code has come: React's scheduler would give a frame away.
    const draw = (): void => flushSync(() => setLoaded(true));
    if (isWanted && !module) {
      void loadPatiently(prepareModule.load, () => comeAsDocument(isHere)).then(draw);
    }
  }, [isWanted, module]);
  return module?.openPage ?? null;
}

function isHere(): boolean {
  return prepareModule.current() !== null;
}
