import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { create } from 'zustand';
import { loadPatiently } from './load-patiently.ts';

/** A part of a page whose code is loaded when it is drawn for the first time. */
export interface LazyPart<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** True while its code cannot be had: it may still come. */
  readonly useIsMissing: () => boolean;
}

/**
 * Makes a part that waits for its code for as long as it takes. What the server has drawn stands
 * meanwhile as it is, with all that is typed in it, and a browser can use it alone.
 * @param what it is called in the log
 */
export function lazyPart<Props>(
  what: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  const useIsMissing = create(() => false);
  const Part = lazy(async () => {
    const module = await loadPatiently(load, (error) => {
      console.error(`${what} could not be loaded.`, error);
      useIsMissing.setState(true);
    });
    useIsMissing.setState(false);
    return module;
  });
  return { Part, useIsMissing };
}
