/** Signs that a visitor goes on from where they are; a touch is a pointer, too. */
const SIGNS = ['wheel', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place on a page that may not be there whole yet: now, and again whenever the page
 * becomes longer or shorter, until it is there or the visitor goes on.
 * @param scroll scrolls as far as that is possible; false when it is not far enough
 * @returns the way to stop
 */
export function scrollUntilThere(scroll: () => boolean): () => void {
  const listening = new AbortController();
  const go = (): void => {
    if (scroll() && !isOutline()) stop();
  };
  const observer = new ResizeObserver(go);
  const stop = (): void => {
    observer.disconnect();
    listening.abort();
  };
  observer.observe(document.body);
  for (const sign of SIGNS) addEventListener(sign, stop, listening);
  go();
  return stop;
}

/**
 * Whether only the outline of a page is shown yet. Even a place that it reaches to is lost when the
 * page comes: what stands below the outline goes down, and the browser follows it.
 */
export function isOutline(): boolean {
  return document.querySelector('[data-outline]') !== null;
}
