import type { RuleRun } from './rule-run.ts';
import type { RulesAtWork } from './rules-at-work.ts';

/** Calls back after so many milliseconds, unless the signal is aborted before. */
export function after(milliseconds: number, callback: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancel);
    callback();
  }, milliseconds);
  const cancel = (): void => clearTimeout(timer);
  signal.addEventListener('abort', cancel, { once: true });
}

/**
 * Lets each rule take its turn at its delays, and retries those that have found nothing yet.
 * @param elapsed milliseconds since the page was shown; delays that are over have had their turn
 */
export function scheduleRules(
  work: RulesAtWork,
  runAll: () => void,
  signal: AbortSignal,
  elapsed = 0,
): void {
  for (const run of work.runs) {
    const { delays, retry } = run.rule;
    const turn = (): void => {
      work.ask(run);
      runAll();
    };
    for (const delay of delays) if (delay > elapsed) after(delay - elapsed, turn, signal);
    if (retry) retryUntilFound(run, turn, Math.max(0, (delays[0] ?? 0) - elapsed), signal);
  }
}

function retryUntilFound(run: RuleRun, turn: () => void, start: number, signal: AbortSignal): void {
  const { every, for: longest } = run.rule.retry ?? { every: 0, for: 0 };
  const tryAgain = (waited: number): void => {
    if (run.found > 0 || waited > longest) return;
    turn();
    after(every, () => tryAgain(waited + every), signal);
  };
  after(start + every, () => tryAgain(every), signal);
}
