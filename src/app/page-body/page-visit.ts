import type { CompiledRules } from '../../contract/rules.ts';
import { rulesForPage } from '../../engine/index.ts';
import { todayFor } from '../site/today-for.ts';
import { keepPlace } from './keep-place.ts';
import { logTroubles } from './log-troubles.ts';
import { endVisit, visitStore, type Visit } from './visit-store.ts';

/** Where a page is shown. */
export interface VisitPlace {
  /** The element around the page's root. */
  readonly host: HTMLElement;
  /** The page's path, which decides which rules count. */
  readonly path: string;
}

/** A page that is shown, until it is left. */
export interface PageVisit {
  /**
   * Other rules change the page as it stands: what a visitor typed and where they read stays.
   */
  follow(rules: CompiledRules): void;
  /** Leaves nothing behind. */
  end(): void;
}

/** Shows who looks behind the page what is shown now, and follows its rules. */
export function keepVisit(first: Visit, leaving: AbortController): PageVisit {
  let shown = first;
  visitStore.setState({ visit: shown });
  logTroubles(shown, leaving.signal);
  return {
    follow(rules) {
      const { root, session, path } = shown;
      if (rules === shown.rules) return;
      const counting = rulesForPage(rules.rules, path, todayFor(rules.rules));
      keepPlace(root, () => session.replaceRules(counting));
      shown = { ...shown, rules };
      visitStore.setState({ visit: shown });
    },
    end() {
      endVisit(shown.session);
      leaving.abort();
      shown.session.mountPoints.clear();
      shown.root.remove();
    },
  };
}
