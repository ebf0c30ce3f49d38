import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { printDiagnostics, printRecovery } from '../print-diagnostics.ts';
import type { Surroundings } from './rule-set.ts';
import { openRules, type RulesState, type RulesStore } from './rules-store.ts';
import { watchRules } from './watch-rules.ts';

export interface LiveRules {
  readonly store: RulesStore;
  readonly stop: () => void;
}

/**
 * Opens a checkout's rules and follows every change of them; each is told in the terminal.
 * @param lookAround see `openRules`
 */
export async function openLiveRules(
  root: string,
  log: Logger,
  lookAround?: () => Promise<Surroundings>,
): Promise<LiveRules> {
  const folder = join(root, 'rules');
  const cache = join(root, '.cache', 'rules');
  const store = await openRules(folder, cache, lookAround);
  let before = await store.reload();
  printDiagnostics(before);
  store.subscribe((state) => {
    printDiagnostics(state);
    if (hasRecovered(before, state)) printRecovery(store.current().rules.length);
    before = state;
    const { staleSince, held, off } = state;
    log.info({ hash: store.current().hash, staleSince, held, off }, 'The rules changed.');
  });
  const onError = (error: unknown): void => log.error({ err: error }, 'Rules cannot be read.');
  return { store, stop: watchRules(store, { folder, cache, onError }) };
}

/** True when the folder's rules are live, and were refused before. */
function hasRecovered(before: RulesState, now: RulesState): boolean {
  return before.staleSince !== null && now.staleSince === null && !now.held;
}
