import { isDrawnByComponent } from './mount-points.ts';

const EVERYTHING = { childList: true, subtree: true, attributes: true, characterData: true };

export interface Watch {
  /** Forgets the changes made up to now: they were our own. */
  ignoreChanges(): void;
}

/** Calls back whenever somebody else changes the page, or an image of it cannot be loaded. */
export function watchLateElements(root: Element, onChange: () => void, signal: AbortSignal): Watch {
  const { MutationObserver } = root.ownerDocument.defaultView ?? globalThis;
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !isDrawnByComponent(target))) onChange();
  });
  observer.observe(root, EVERYTHING);
  root.addEventListener('error', onChange, { capture: true, signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return { ignoreChanges: () => observer.takeRecords() };
}
