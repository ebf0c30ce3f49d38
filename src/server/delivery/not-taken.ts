/** The other side does not take a message now, and may say when it will. */
export class NotTaken extends Error {
  /** Milliseconds that it asks to be left alone; 0 when it does not say. */
  readonly wait: number;

  /** @param retryAfter its `Retry-After`: seconds, or a date as HTTP writes it */
  constructor(message: string, retryAfter: string | null) {
    super(message);
    this.wait = retryAfter === null ? 0 : readWait(retryAfter);
  }
}

function readWait(retryAfter: string): number {
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) && wait > 0 ? wait : 0;
}
