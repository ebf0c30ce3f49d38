import { hasTrailingSlash } from '../../contract/routes.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { hasSameRules } from '../../contract/same-rules.ts';
import { loadPatiently } from '../first-view/load-patiently.ts';
import { whenDisturbed } from '../first-view/when-disturbed.ts';
import type { AdoptedPage } from './adopt-page.ts';
import { adoptModule } from './adopt-module.ts';
import { prepareModule } from './prepare-module.ts';
import type { PageVisit } from './page-visit.ts';
import { visitStore } from './visit-store.ts';

/**
 * Leaves a page that the server has corrected as it stands until there is something to do: somebody
 * changes it, its rules become others, or somebody looks behind it. Only then the engine comes.
 */
export function adoptLater(page: AdoptedPage): PageVisit {
  const leaving = new AbortController();
  const { signal } = leaving;
  let visit: PageVisit | null = null;
  let newest = page.view.rules;

  const adopt = async (): Promise<void> => {
    const { adoptPage } = await loadPatiently(adoptModule.load, tellThatItStays);
    if (signal.aborted || visit) return;
    visit = adoptPage(page);
    visit.follow(newest);
    signal.addEventListener('abort', visit.end, { once: true });
  };
  const adoptSafely = (): void => {
    adopt().catch(tellThatItStays);
  };
  whenDisturbed(page.host, adoptSafely, signal);
  whenWatched(adoptSafely, signal);
  // A trailing slash gives another meaning to relative addresses; a file host knows one document.
  if (hasTrailingSlash(page.path) !== hasTrailingSlash(page.view.path)) adoptSafely();

  return {
    follow(rules: CompiledRules) {
      const isSame = hasSameRules(rules.rules, newest.rules);
      newest = rules;
      if (visit) return visit.follow(rules);
      if (isSame) return;
      // Other rules need the page prepared anew: its code comes at the same time.
      prepareModule.load().catch(() => {});
      adoptSafely();
    },
    end: () => leaving.abort(),
  };
}

function tellThatItStays(error: unknown): void {
  console.error('The page stays as it came.', error);
}

function whenWatched(callback: () => void, signal: AbortSignal): void {
  if (visitStore.getState().isWatched) return callback();
  const stop = visitStore.subscribe(({ isWatched }) => isWatched && callback());
  signal.addEventListener('abort', stop, { once: true });
}
