import { useEffect, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { lazyModule } from '../first-view/lazy-module.ts';
import { onlyOnce } from '../first-view/only-once.ts';
import { useIsUsed } from '../first-view/use-is-used.ts';
import type { TooltipProps } from './tooltip.tsx';

const tooltips = lazyModule(() => import('./tooltip.tsx'));

export interface Tooltips {
  /** Around a group of tooltips. */
  readonly TooltipProvider: ComponentType<{ readonly children: ReactNode }>;
  readonly Tooltip: ComponentType<TooltipProps>;
}

const NONE: Tooltips = {
  TooltipProvider: ({ children }) => children,
  Tooltip: ({ children }) => children,
};

/**
 * Tooltips for what stands in an element; their code comes once the page is used. They draw it
 * anew, so they wait while the focus is there.
 */
export function useTooltips(host: RefObject<HTMLElement | null>): Tooltips {
  const isUsed = useIsUsed();
  const [loaded, setLoaded] = useState(NONE);
  useEffect(() => {
    if (!isUsed) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    tooltips.load().then(
      (module) => !signal.aborted && whenWithoutFocus(host, () => setLoaded(module), signal),
      // A page without tooltips is no worse to use: every button has a name.
      () => {},
    );
    return () => leaving.abort();
  }, [host, isUsed]);
  return loaded;
}

function whenWithoutFocus(
  { current }: RefObject<HTMLElement | null>,
  callback: () => void,
  signal: AbortSignal,
): void {
  if (!current?.contains(document.activeElement)) return callback();
  const { run, signal: waiting } = onlyOnce(callback, signal);
  const check = ({ relatedTarget }: FocusEvent): void => {
    if (!current.contains(relatedTarget as Node | null)) run();
  };
  current.addEventListener('focusout', check, { signal: waiting });
}
