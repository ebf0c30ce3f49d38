/** Milliseconds after which idle or not does not matter any more. */
const LATEST = 4000;

/** Calls back once the page is loaded and the browser has time, unless the signal is aborted before. */
export function whenIdle(callback: () => void, signal: AbortSignal): void {
  const run = (): void => {
    if (!signal.aborted) callback();
  };
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST });
    else setTimeout(run, LATEST / 4);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}
