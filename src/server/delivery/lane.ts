import type { Claim } from '../messages/message.ts';
import { cutOff, deliverClaim, describeFailure } from './deliver-claim.ts';
import { isoTime } from './iso-time.ts';
import { LEASE } from './keep-in-hand.ts';
import type { OutboxOptions } from './outbox-options.ts';
import type { Sink } from './sink.ts';

/** Sends messages on to one sink; what hangs there keeps no other sink waiting. */
export interface Lane {
  /** There may be something to send. */
  look(): void;
  /** Lets what is under way come to its end. */
  stop(): Promise<void>;
}

/** A sink is given so many messages at once; the next one comes as soon as any of them is through. */
const AT_ONCE = 10;

/** Milliseconds that deliveries under way still have when the server stops. */
const GRACE = 4_000;

/** Makes a lane, which sends nothing before its first look and then looks by itself. */
export function createLane(sink: Sink, options: OutboxOptions): Lane {
  const { store, log, interval = 2_000, lease = LEASE } = options;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const inHand = new Map<Promise<void>, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | null = null;
  let isCalledAgain = false;

  const complain = (error: unknown): void =>
    log.error({ sink: sink.name, reason: describeFailure(error) }, 'No deliveries.');

  const send = (claim: Claim): void => {
    const delivery = deliverClaim(claim, sink, options, givingUp.signal)
      .catch(complain)
      .finally(() => {
        inHand.delete(delivery);
        look();
      });
    inHand.set(delivery, claim.claim);
  };

  /** What was waited for until the server stopped, another one takes. */
  const giveBack = async (claims: readonly Claim[]): Promise<void> => {
    await Promise.all(claims.map((claim) => store.settle(claim, cutOff(), isoTime(0))));
  };

  const run = async (): Promise<void> => {
    while (isCalledAgain && !stopping.signal.aborted) {
      isCalledAgain = false;
      const room = AT_ONCE - inHand.size;
      const held = [...inHand.values()];
      const claims = await store.claim(sink.name, room, isoTime(0), isoTime(lease), held);
      if (stopping.signal.aborted) await giveBack(claims);
      else claims.forEach(send);
    }
  };

  const look = (): void => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    isCalledAgain = true;
    round ??= run()
      .catch(complain)
      .finally(() => {
        round = null;
        if (!stopping.signal.aborted) timer = setTimeout(look, interval);
      });
  };

  return {
    look,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const grace = setTimeout(() => givingUp.abort(), GRACE);
      await round;
      await Promise.all(inHand.keys());
      clearTimeout(grace);
      sink.close();
    },
  };
}
