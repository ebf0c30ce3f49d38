import { createStore } from 'zustand';
import type { CompiledRules } from '../../contract/rules.ts';
import type { Session } from '../../engine/index.ts';

/** The page body that is shown now, for whoever looks behind it. */
export interface Visit {
  /** The page's whole HTML as it was exported; null for a page that the server has corrected. */
  readonly html: string | null;
  readonly path: string;
  readonly root: HTMLElement;
  readonly session: Session;
  /** The live rules of the route; the session has those that count on this page. */
  readonly rules: CompiledRules;
  /** Makes of a page that the server has corrected one whose original is known. */
  readonly renew?: () => Promise<void>;
}

/** Another object after each change of page or of rules. */
export const visitStore = createStore<VisitState>(() => ({ visit: null, isWatched: false }));

interface VisitState {
  readonly visit: Visit | null;
  /** Somebody looks behind the pages. */
  readonly isWatched: boolean;
}

/** Forgets a page that is left, unless another one is shown already. */
export function endVisit(session: Session): void {
  if (visitStore.getState().visit?.session === session) visitStore.setState({ visit: null });
}
