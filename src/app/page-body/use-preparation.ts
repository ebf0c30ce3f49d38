import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledRules } from '../../contract/rules.ts';
import { prepareModule } from './prepare-module.ts';
import type { openPage } from './open-page.ts';
import { useRules } from './use-rules.ts';

/** What it takes to make a page of its content. */
export interface Preparation {
  readonly rules: CompiledRules;
  readonly open: typeof openPage;
}

/**
 * What it takes to make a page of its content, null until it is there. It is fetched beside the
 * content, not after it.
 * @throws while drawing, when the code cannot be loaded
 */
export function usePreparation(path: string, isWanted = true): Preparation | null {
  const rules = useRules(path, isWanted);
  const open = useOpenPage(isWanted);
  return rules && open && { rules, open };
}

function useOpenPage(isWanted: boolean): typeof openPage | null {
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
