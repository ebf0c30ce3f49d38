import { deliverClaim, describeFailure } from './deliver-claim.ts';
import { isoTime } from './iso-time.ts';
import { LEASE } from './keep-in-hand.ts';
import type { OutboxOptions } from './outbox-options.ts';

/** Sends stored messages on until every sink has taken them. */
export interface Outbox {
  readonly sinks: readonly string[];
  start(): void;
  /** There may be something new to send. */
  wake(): void;
  /** Lets what is under way come to its end. */
  stop(): Promise<void>;
}

const AT_ONCE = 10;

/** Milliseconds that deliveries under way still have when the server stops. */
const GRACE = 4_000;

/** Makes an outbox; without sinks it has nothing to do. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, sinks, log, interval = 2_000, lease = LEASE } = options;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | null = null;
  let isCalledAgain = false;

  const run = async (): Promise<void> => {
    do {
      isCalledAgain = false;
      const claims = await store.claim(AT_ONCE, isoTime(0), isoTime(lease));
      await Promise.all(claims.map((claim) => deliverClaim(claim, options, givingUp.signal)));
      if (claims.length === AT_ONCE) isCalledAgain = true;
    } while (isCalledAgain && !stopping.signal.aborted);
  };

  const look = (): void => {
    clearTimeout(timer);
    if (stopping.signal.aborted || sinks.length === 0) return;
    isCalledAgain = true;
    round ??= run()
      .catch((error: unknown) => log.error({ reason: describeFailure(error) }, 'No deliveries.'))
      .finally(() => {
        round = null;
        if (!stopping.signal.aborted) timer = setTimeout(look, interval);
      });
  };

  return {
    sinks: sinks.map(({ name }) => name),
    start: look,
    wake: look,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const grace = setTimeout(() => givingUp.abort(), GRACE);
      await round;
      clearTimeout(grace);
      for (const sink of sinks) sink.close();
    },
  };
}
