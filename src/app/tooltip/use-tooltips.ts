import { useEffect, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
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

const ENDS_OF_USE = ['focusout', 'click', 'pointercancel'] as const;

const NONE: Tooltips = {
  TooltipProvider: ({ children }) => children,
  Tooltip: ({ children }) => children,
};

/**
 * Tooltips for what stands in an element; their code comes once the page is used. They draw it
 * anew, so they wait while the focus is there or something is pressed in it.
 */
export function useTooltips(host: RefObject<HTMLElement | null>): Tooltips {
  const isUsed = useIsUsed();
  const [shown, show] = useState(() => tooltips.current() ?? NONE);
  useEffect(() => {
    if (!isUsed) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    tooltips.load().then(
      // At once: what is drawn later could take the focus that has come by then.
      (loaded) =>
        !signal.aborted && whenLeftAlone(host, () => flushSync(() => show(loaded)), signal),
      // A page without tooltips is no worse to use: every button has a name.
      () => {},
    );
    return () => leaving.abort();
  }, [host, isUsed]);
  return shown;
}

function whenLeftAlone(
  { current: host }: RefObject<HTMLElement | null>,
  callback: () => void,
  signal: AbortSignal,
): void {
  if (!host || !isInUse(host)) return callback();
  const { run, signal: waiting } = onlyOnce(callback, signal);
  const check = (event: Event): void => {
    const next = event instanceof FocusEvent ? (event.relatedTarget as Node | null) : null;
    if (!isInUse(host) && !host.contains(next)) run();
  };
  // At the window, where what was pressed has been handled.
  for (const end of ENDS_OF_USE) addEventListener(end, check, { signal: waiting });
}

/** Not every browser gives the focus to a button that is pressed. */
function isInUse(host: HTMLElement): boolean {
  return host.contains(document.activeElement) || host.matches(':active');
}
