const PATIENCE = 5000;

/**
 * Moves the focus to the main area, and on to its heading as soon as that is there, unless the
 * visitor has meanwhile gone elsewhere. The page does not scroll.
 */
export function focusHeading(signal: AbortSignal): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.focus({ preventScroll: true });
  if (moveOn(main)) return;

  const observer = new MutationObserver(() => moveOn(main) && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/** True when nothing is left to do. */
function moveOn(main: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused !== main && focused !== document.body) return true;
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  return true;
}
