import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { CompiledRules } from '../../contract/rules.ts';
import { MountPoints, rulesForPage, type MountPoint } from '../../engine/index.ts';
import { preparePage } from '../../page/prepare-page.ts';
import { keepPlace } from './keep-place.ts';
import { endVisit, visitStore, type Visit } from './visit-store.ts';

type Page = Pick<Visit, 'html' | 'path' | 'rules'>;

/**
 * Shows a corrected page in the host for as long as it is visited, and leaves nothing behind. Other
 * rules change the page as it stands: what a visitor typed and where they read stays.
 * @returns the elements in it that wait for a component
 */
export function usePageVisit(
  host: RefObject<HTMLElement | null>,
  { html, path, rules }: Page,
): readonly MountPoint[] {
  const [mountPoints] = useState(() => new MountPoints());
  const shown = useRef<Visit>(null);
  const newest = useRef(rules);

  useLayoutEffect(() => {
    newest.current = rules;
    const visit = shown.current;
    if (visit && visit.rules !== rules) shown.current = follow(visit, rules);
  }, [rules]);

  useLayoutEffect(() => {
    const leaving = new AbortController();
    const page = { path, rules: newest.current, mountPoints, today: today(), window };
    const { root, session } = preparePage(html, page);
    host.current?.replaceChildren(root);
    session.start(leaving.signal);
    shown.current = { html, path, root, session, rules: newest.current };
    visitStore.setState({ visit: shown.current });
    return () => {
      shown.current = null;
      endVisit(session);
      leaving.abort();
      mountPoints.clear();
      root.remove();
    };
  }, [host, html, path, mountPoints]);

  return useSyncExternalStore(mountPoints.subscribe, mountPoints.list);
}

function follow(visit: Visit, rules: CompiledRules): Visit {
  const { root, session, path } = visit;
  keepPlace(root, () => session.replaceRules(rulesForPage(rules.rules, path, today())));
  const next = { ...visit, rules };
  visitStore.setState({ visit: next });
  return next;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
