interface Once {
  /** Calls back, and is not waited for any more. */
  readonly run: () => void;
  /** Ends what waits for that. */
  readonly signal: AbortSignal;
}

/** For what is waited for in several ways: the first one calls back, until the signal is aborted. */
export function onlyOnce(callback: () => void, signal: AbortSignal): Once {
  const watching = new AbortController();
  const run = (): void => {
    watching.abort();
    callback();
  };
  return { run, signal: AbortSignal.any([signal, watching.signal]) };
}
