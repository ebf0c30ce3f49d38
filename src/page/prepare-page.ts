import type { CompiledRules } from '../contract/rules.ts';
import { openSession, rulesForPage, type MountPoints, type Session } from '../engine/index.ts';
import { cleanPage } from './clean-page.ts';
import { dropForeignImages } from './drop-foreign-images.ts';
import type { Platform } from './platform.ts';

export interface PrepareOptions {
  /** The page's path: `/services/voip`. */
  readonly path: string;
  readonly rules: CompiledRules;
  /** ISO date, such as `2026-11-21`: rules may count for a season. */
  readonly today: string;
  readonly window: Platform;
  /** Where the elements made for components are listed. */
  readonly mountPoints?: MountPoints;
}

export interface PreparedPage {
  /** The corrected main content: detached, inert, ready to be shown. */
  readonly root: HTMLElement;
  /** Goes on with delayed and late corrections; see `Session.start`. */
  readonly session: Session;
}

/**
 * The way of a page from string to screen: cleaned, sanitized, corrected, all before anybody sees it.
 * What is left of addresses on other hosts is taken off in the end.
 * @param html a page builder's whole export
 */
export function preparePage(html: string, options: PrepareOptions): PreparedPage {
  const { rules, today, window, ...page } = options;
  const root = cleanPage(html, window);
  const counting = rulesForPage(rules.rules, page.path, today);
  const session = openSession({ ...page, root, rules: counting, finish: dropForeignImages });
  session.applyNow();
  return { root, session };
}
