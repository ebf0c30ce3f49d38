import type { CompiledRules } from '../../contract/rules.ts';
import { preparePage, type PreparedPage } from '../../page/prepare-page.ts';
import { keepPlace } from './keep-place.ts';
import { keepVisit, today, type PageVisit, type VisitPlace } from './page-visit.ts';

/**
 * Shows a corrected page.
 * @param html the page's whole HTML as it was exported
 */
export function openPage(html: string, rules: CompiledRules, place: VisitPlace): PageVisit {
  const page = prepare(html, rules, place);
  place.host.replaceChildren(page.root);
  return start(page, html, rules, place);
}

/** As `openPage`, in place of a page that is shown and settled: what a visitor typed in it stays. */
export function reopenPage(
  html: string,
  rules: CompiledRules,
  place: VisitPlace & { readonly root: HTMLElement },
): PageVisit {
  const { root, mountPoints } = place;
  const replace = (): PreparedPage => {
    mountPoints.clear();
    const page = prepare(html, rules, place);
    page.session.settle();
    root.replaceWith(page.root);
    return page;
  };
  const page = keepPlace(root, () => mountPoints.keepDuring(replace));
  return start(page, html, rules, place);
}

function prepare(
  html: string,
  rules: CompiledRules,
  { path, mountPoints }: VisitPlace,
): PreparedPage {
  return preparePage(html, { path, rules, mountPoints, today: today(), window });
}

function start(
  page: PreparedPage,
  html: string,
  rules: CompiledRules,
  place: VisitPlace,
): PageVisit {
  const leaving = new AbortController();
  page.session.start(leaving.signal);
  return keepVisit({ ...page, html, rules, path: place.path }, place, leaving);
}
