/** What a tab holds on to. */
export interface Alive {
  readonly timers: number;
  readonly observers: number;
}

/**
 * Runs in the page before any script of it: counts the timers that wait and the observers that
 * observe, as `window.countAlive()`.
 */
export function countAlive(): void {
  const waiting = new Set<unknown>();
  const observing = new Set<object>();

  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const start =
    (begin: (...args: never[]) => number, isOnce: boolean) =>
    (callback: TimerHandler, ...rest: unknown[]): number => {
      const run = (...args: unknown[]): void => {
        if (isOnce) waiting.delete(timer);
        if (typeof callback === 'function') callback(...args);
      };
      const timer = (begin as (...args: unknown[]) => number).call(window, run, ...rest);
      waiting.add(timer);
      return timer;
    };
  const stop =
    (end: (timer?: number) => void) =>
    (timer?: number): void => {
      waiting.delete(timer);
      end.call(window, timer);
    };
  Object.assign(window, {
    setTimeout: start(setTimeout, true),
    setInterval: start(setInterval, false),
    clearTimeout: stop(clearTimeout),
    clearInterval: stop(clearInterval),
    countAlive: () => ({ timers: waiting.size, observers: observing.size }),
  });

  for (const Observer of [MutationObserver, IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect } = Observer.prototype as {
      observe: (...args: unknown[]) => void;
      disconnect: () => void;
    };
    Object.assign(Observer.prototype, {
      observe(this: object, ...args: unknown[]) {
        observing.add(this);
        observe.apply(this, args);
      },
      disconnect(this: object) {
        observing.delete(this);
        disconnect.apply(this);
      },
    });
  }
}
