import type { CompiledRules } from '../../contract/rules.ts';
import type { MountPoints } from '../../engine/index.ts';
import { loadImagesLate } from '../../page/load-images-late.ts';
import { preparePage, type PreparedPage } from '../../page/prepare-page.ts';
import { todayFor } from '../site/today-for.ts';

/** What a page is made of. */
export interface PageSource {
  /** The page's whole HTML as it was exported. */
  readonly html: string;
  readonly rules: CompiledRules;
  /** The page's path, which decides which rules count. */
  readonly path: string;
}

interface ReadyPage {
  readonly source: PageSource;
  readonly day: string;
  readonly page: PreparedPage;
}

/** One is kept: a visitor points at one link at a time. */
let ready: ReadyPage | null = null;

/** Prepares a page before somebody goes there. */
export function makePageReady(source: PageSource): void {
  if (isReady(source)) return;
  ready = { source, day: todayFor(source.rules.rules), page: prepareHere(source) };
}

/** The page that was made ready, if it is made of the same; it is shown once. */
export function takeReadyPage(source: PageSource): PreparedPage | null {
  const page = isReady(source) ? ready!.page : null;
  ready = null;
  return page;
}

export function prepareHere(source: PageSource, mountPoints?: MountPoints): PreparedPage {
  const page = preparePage(source.html, {
    ...source,
    today: todayFor(source.rules.rules),
    window,
    ...(mountPoints && { mountPoints }),
  });
  loadImagesLate(page.root);
  return page;
}

function isReady({ html, rules, path }: PageSource): boolean {
  if (ready?.day !== todayFor(rules.rules)) return false;
  const { source } = ready;
  return source.path === path && source.rules.hash === rules.hash && source.html === html;
}
