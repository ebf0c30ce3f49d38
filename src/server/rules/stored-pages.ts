import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { resolveRoute } from '../../contract/routes.ts';
import { rulesForRoute } from '../../contract/rules-for-route.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { meaningOf } from '../../contract/same-rules.ts';
import { preparePage } from '../../page/prepare-page.ts';
import type { Platform } from '../../page/platform.ts';
import { readRoute } from '../content/read-route.ts';
import { listStoredPaths } from '../content/stored-paths.ts';
import { findSeason } from '../prerender/season.ts';
import type { RulesDesk } from './rules-desk.ts';

/** A page of the site as its visitors see it. */
export interface CorrectedPage {
  readonly path: string;
  readonly root: HTMLElement;
}

/**
 * Every page of the checkout's content, corrected; prepared anew only when it, what its rules say or
 * the season changed.
 */
export function openStoredPages(
  desk: RulesDesk,
): (rules: CompiledRules) => Promise<CorrectedPage[]> {
  const { window } = new JSDOM('');
  const known = new Map<string, CorrectedPage & { readonly key: string }>();

  const prepare = async (path: string, rules: CompiledRules): Promise<CorrectedPage[]> => {
    const route = resolveRoute(path, desk.site);
    const found = route && (await readRoute(route, desk.content).catch(() => null));
    if (!found) return [];
    const own = rulesForRoute(rules, path).rules;
    const { day, name: season } = findSeason(own, path, desk.site.timeZone);
    const key = `${meaningOf(own)} ${season} ${found.html}`;
    const before = known.get(path);
    if (before?.key === key) return [before];
    const platform = window as unknown as Platform;
    const options = { path, rules, today: day, window: platform };
    const { root, session } = preparePage(found.html, options);
    session.settle();
    known.set(path, { path, root, key });
    return [{ path, root }];
  };

  return async (rules) => {
    // One after the other, so that whoever else asks the server need not wait for all of them.
    const paths = await listStoredPaths(desk.site, join(desk.root, 'content'));
    const pages = await Array.fromAsync(paths, (path) => prepare(path, rules));
    return pages.flat();
  };
}
