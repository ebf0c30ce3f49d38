import type { CompiledRule } from '../../contract/rules.ts';
import type { Visit } from './visit-store.ts';

/**
 * Says on the console what no visitor is shown: which rules of a page failed, and which found
 * nothing, once each has had its last turn.
 * @param signal the page is left
 */
export function logTroubles({ session, rules }: Visit, signal: AbortSignal): void {
  const last = Math.max(0, ...rules.rules.map(lastTurn));
  const timer = setTimeout(() => {
    for (const { id, state, message } of session.report().rules) {
      if (message !== undefined) console.warn(`The rule ${id} (${state}): ${message}`);
      if (state === 'no-match') console.debug(`The rule ${id} has found nothing.`);
    }
  }, last + TURN);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** Milliseconds that a turn is given at the most, and some. */
const TURN = 100;

/** Milliseconds after the page is shown. */
function lastTurn({ delays, retry }: CompiledRule): number {
  return (delays.at(-1) ?? 0) + (retry?.for ?? 0);
}
