import { findTarget } from '../scroll/scroll-to-target.ts';
import { focusOn } from './focus-on.ts';

/** Milliseconds: longer than three retries take. */
const PATIENCE = 30_000;

/**
 * Moves the focus to where the page begins for whoever has come to it: what its address names after `#`,
 * else the heading of the main area. Until that is there the area itself has it, and it goes on from
 * there unless the visitor has meanwhile gone elsewhere. The page does not scroll.
 */
export function focusStart(signal: AbortSignal): void {
  const main = document.querySelector('main');
  if (!main || focusStartIn(main)) return;
  main.focus({ preventScroll: true });

  const observer = new MutationObserver(() => {
    if (isFocusTaken() || focusStartIn(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/** Whether the visitor is at something: the focus is neither nowhere nor on the main area as a whole. */
export function isFocusTaken(): boolean {
  return !document.activeElement?.matches('body, main');
}

/** False when nothing is there yet to begin at. */
function focusStartIn(main: Element): boolean {
  const start = findTarget(location.hash) ?? main.querySelector<HTMLElement>('h1');
  if (!start) return false;
  focusOn(start);
  return true;
}
