import type { CompiledRules } from '../../contract/rules.ts';
import type { MountPoints } from '../../engine/index.ts';
import type { PreparedPage } from '../../page/prepare-page.ts';
import { keepPlace } from './keep-place.ts';
import { keepVisit, type PageVisit, type VisitPlace } from './page-visit.ts';
import { prepareHere, takeReadyPage } from './ready-page.ts';

export { makePageReady } from './ready-page.ts';

/** A page that is shown, with the elements in it that wait for a component. */
export interface OpenedPage extends PageVisit {
  readonly mountPoints: MountPoints;
}

/**
 * Shows a corrected page: the one that is ready, if it is this one.
 * @param html the page's whole HTML as it was exported
 */
export function openPage(html: string, rules: CompiledRules, place: VisitPlace): OpenedPage {
  const source = { html, rules, path: place.path };
  const page = takeReadyPage(source) ?? prepareHere(source);
  place.host.replaceChildren(page.root);
  return { ...start(page, html, rules, place), mountPoints: page.session.mountPoints };
}

/** As `openPage`, in place of a page that is shown and settled: what a visitor typed in it stays. */
export function reopenPage(
  html: string,
  rules: CompiledRules,
  place: VisitPlace & { readonly root: HTMLElement; readonly mountPoints: MountPoints },
): PageVisit {
  const { root, path, mountPoints } = place;
  const replace = (): PreparedPage => {
    mountPoints.clear();
    const page = prepareHere({ html, rules, path }, mountPoints);
    page.session.settle();
    root.replaceWith(page.root);
    return page;
  };
  const page = keepPlace(root, () => mountPoints.keepDuring(replace));
  return start(page, html, rules, place);
}

function start(
  page: PreparedPage,
  html: string,
  rules: CompiledRules,
  { path }: VisitPlace,
): PageVisit {
  const leaving = new AbortController();
  page.session.start(leaving.signal);
  return keepVisit({ ...page, html, rules, path }, leaving);
}
