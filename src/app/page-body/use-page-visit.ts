import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import type { CompiledRules } from '../../contract/rules.ts';
import { SiteContext } from '../site/site-context.ts';
import { keepIslands } from './keep-islands.ts';
import type { openPage } from './open-page.ts';
import type { PageVisit } from './page-visit.ts';

interface Page {
  /** The page's whole HTML as it was exported. */
  readonly html: string;
  readonly path: string;
  readonly rules: CompiledRules;
  readonly open: typeof openPage;
}

/** Shows a corrected page in the host for as long as it is visited, and follows its rules. */
export function usePageVisit(
  host: RefObject<HTMLElement | null>,
  { html, path, rules, open }: Page,
): void {
  const site = useContext(SiteContext);
  const visit = useRef<PageVisit>(null);
  const newest = useRef(rules);

  useLayoutEffect(() => {
    newest.current = rules;
    visit.current?.follow(rules);
  }, [rules]);

  useLayoutEffect(() => {
    if (!host.current) return;
    const opened = open(html, newest.current, { host: host.current, path });
    const takeAway = keepIslands(opened.mountPoints, site);
    visit.current = opened;
    return () => {
      visit.current = null;
      opened.end();
      takeAway();
    };
  }, [host, html, path, open, site]);
}
