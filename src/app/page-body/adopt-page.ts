import type { FirstView } from '../../contract/first-view.ts';
import { hasTrailingSlash } from '../../contract/routes.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { hasSameRules } from '../../contract/same-rules.ts';
import { loadPatiently } from '../first-view/load-patiently.ts';
import { openSession, rulesForPage, type MountPoints } from '../../engine/index.ts';
import { todayFor } from '../site/today-for.ts';
import { prepareModule } from './prepare-module.ts';
import { keepVisit, type PageVisit, type VisitPlace } from './page-visit.ts';

export interface AdoptedPage extends VisitPlace {
  readonly view: FirstView;
  readonly mountPoints: MountPoints;
  /** Fetches the page's whole HTML as it was exported. */
  readonly fetchContent: () => Promise<string>;
}

/**
 * Goes on with a page from where the server left it. Its original is not known here, so that other
 * rules need its content: it is fetched then, and the page prepared anew in place.
 */
export function adoptPage(page: AdoptedPage): PageVisit {
  const { view, host, mountPoints, fetchContent } = page;
  const { path } = view;
  const leaving = new AbortController();
  const root = host.firstElementChild as HTMLElement;
  const rules = rulesForPage(view.rules.rules, path, todayFor(view.rules.rules));
  const session = openSession({ root, path, rules, mountPoints });
  session.resume(view.progress);
  session.start(leaving.signal);

  let visit: PageVisit;
  let isRenewed = false;
  let newest = view.rules;
  let renewing: Promise<void> | null = null;
  const renew = async (): Promise<void> => {
    if (leaving.signal.aborted) return;
    const [{ reopenPage }, html] = await Promise.all([prepareModule.load(), fetchContent()]);
    if (leaving.signal.aborted || isRenewed) return;
    isRenewed = true;
    leaving.abort();
    visit = reopenPage(html, newest, { root, ...page });
  };
  visit = keepVisit({ html: null, path, root, session, rules: newest, renew }, leaving);
  const renewPatiently = (): void => {
    renewing ??= loadPatiently(renew, tellThatItStays);
  };
  if (hasTrailingSlash(path) !== hasTrailingSlash(page.path)) renewPatiently();
  return {
    follow(next: CompiledRules) {
      newest = next;
      const counting = rulesForPage(next.rules, path, todayFor(next.rules));
      const isSame = hasSameRules(rules, counting);
      if (isRenewed || isSame) visit.follow(next);
      else renewPatiently();
    },
    end: () => visit.end(),
  };
}

function tellThatItStays(error: unknown): void {
  console.error('The page stays as it came until its content can be had.', error);
}
