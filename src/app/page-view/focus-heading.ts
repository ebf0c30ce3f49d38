const PATIENCE = 5000;

/**
 * Moves the focus to the heading of the main area; until there is one, to the area itself, and on
 * from there unless the visitor has meanwhile gone elsewhere. The page does not scroll.
 */
export function focusHeading(signal: AbortSignal): void {
  const main = document.querySelector('main');
  if (!main || focusHeadingIn(main)) return;
  main.focus({ preventScroll: true });

  const observer = new MutationObserver(() => {
    if (isElsewhere(main) || focusHeadingIn(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

function isElsewhere(main: Element): boolean {
  const focused = document.activeElement;
  return focused !== main && focused !== document.body;
}

/** False when there is no heading yet. */
function focusHeadingIn(main: Element): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  return true;
}
