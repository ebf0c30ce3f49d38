import { setTimeout as wait } from 'node:timers/promises';
import type { SiteData } from '../../contract/site.ts';
import { today } from '../../contract/today.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import { listPaths } from '../site-paths.ts';
import type { PrerenderOrNull } from './open-prerender.ts';

/** Milliseconds after a change, in which open pages fetch what is new. */
const QUIET = 2000;
/** Milliseconds between two looks at the date: whoever waited for midnight would miss a clock put right. */
const LOOK = 60_000;

interface Options {
  readonly site: SiteData;
  readonly rules: Pick<RulesStore, 'subscribe'>;
  readonly prerender: PrerenderOrNull;
}

/**
 * Writes every page of the site ahead of its first visitor, now, after each change of the rules and
 * on each new day, until the signal is aborted.
 */
export function keepWarm({ site, rules, prerender }: Options, signal: AbortSignal): void {
  let round = 0;
  const warm = async (): Promise<void> => {
    const own = (round += 1);
    await wait(QUIET, undefined, { ref: false });
    // Visitors come first: half of the time is theirs. A page that need not be written takes none.
    await Array.fromAsync(listPaths(site), async (path) => {
      if (round !== own || signal.aborted) return;
      const start = performance.now();
      await prerender(path, 'newest');
      await wait(performance.now() - start, undefined, { ref: false });
    });
  };
  const stop = rules.subscribe(() => void warm());
  signal.addEventListener('abort', stop, { once: true });
  void onNewDays(warm, site.timeZone, signal);
  void warm();
}

async function onNewDays(
  work: () => Promise<void>,
  timeZone: string,
  signal: AbortSignal,
): Promise<void> {
  let day = today(timeZone);
  while (!signal.aborted) {
    await wait(LOOK, undefined, { ref: false });
    if (day === today(timeZone)) continue;
    day = today(timeZone);
    void work();
  }
}
