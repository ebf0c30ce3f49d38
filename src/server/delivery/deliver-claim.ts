import { findErrorCode, findReason } from '../find-error-code.ts';
import { StoreUnavailable } from '../messages/database.ts';
import type { Claim, Outcome } from '../messages/message.ts';
import { LONGEST_WAIT, waitBeforeRetry } from './backoff.ts';
import { isoTime } from './iso-time.ts';
import { keepInHand } from './keep-in-hand.ts';
import { NotTaken } from './not-taken.ts';
import { noteOutcome } from './note-outcome.ts';
import type { OutboxOptions } from './outbox-options.ts';
import type { Sink } from './sink.ts';

/**
 * Tries to deliver a claim once, and notes what became of it.
 * @param givingUp the server stops
 */
export async function deliverClaim(
  claim: Claim,
  sink: Sink,
  options: OutboxOptions,
  givingUp: AbortSignal,
): Promise<void> {
  const { store, log } = options;
  const deliver = async (): Promise<Outcome> => {
    const outcome = await tryOnce(claim, sink, options, givingUp);
    await noteOutcome(store, claim, outcome, givingUp);
    return outcome;
  };
  const outcome = await keepInHand(claim, options, deliver());
  const line = { id: claim.message.id, sink: claim.sink, attempt: claim.attempts + 1 };
  if (outcome.state === 'delivered') log.info(line, 'A message is delivered.');
  else log.warn({ ...line, state: outcome.state, reason: outcome.error }, 'A delivery failed.');
}

/** One line, without what the other side may have repeated of the message. */
export function describeFailure(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.message;
  const { responseCode } = error as { responseCode?: number };
  const known = [findErrorCode(error), responseCode].filter((part) => part !== undefined).join(' ');
  return (known || findReason(error)).replace(/\s+/g, ' ').slice(0, 200);
}

async function tryOnce(
  claim: Claim,
  sink: Sink,
  options: OutboxOptions,
  givingUp: AbortSignal,
): Promise<Outcome> {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(sink.patience), givingUp]);
    await until(signal, sink.deliver(claim.message, signal));
    return { state: 'delivered' };
  } catch (error) {
    if (givingUp.aborted) return cutOff();
    return failed(claim, error, options);
  }
}

/** The other side has not failed: the next start tries again at once, also after the last attempt. */
export function cutOff(): Outcome {
  const error = 'The server stopped meanwhile.';
  return { state: 'waiting', dueAt: isoTime(0), error, isCutOff: true };
}

function failed({ attempts }: Claim, cause: unknown, options: OutboxOptions): Outcome {
  const failures = attempts + 1;
  const error = describeFailure(cause);
  if (failures >= options.attempts) return { state: 'dead', error };
  const ours = options.retryAfter?.(failures) ?? waitBeforeRetry(failures, Math.random());
  const wait = Math.max(ours, cause instanceof NotTaken ? Math.min(cause.wait, LONGEST_WAIT) : 0);
  return { state: 'waiting', dueAt: isoTime(wait), error };
}

/** Waits for work until a signal ends the wait, whether the work listens to it or not. */
async function until(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const end = Promise.withResolvers<never>();
  const refuse = (): void => end.reject(new Error('There was no answer in time.'));
  signal.addEventListener('abort', refuse, { once: true });
  try {
    await Promise.race([work, end.promise]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
}
