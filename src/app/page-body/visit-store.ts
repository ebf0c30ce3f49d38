import { createStore } from 'zustand';
import type { CompiledRules } from '../../contract/rules.ts';
import type { Session } from '../../engine/index.ts';

/** The page body that is shown now, for whoever looks behind it. */
export interface Visit {
  /** The page's whole HTML as it was exported. */
  readonly html: string;
  readonly path: string;
  readonly root: HTMLElement;
  readonly session: Session;
  /** All rules that are live; the session has those that count on this page. */
  readonly rules: CompiledRules;
}

/** Another object after each change of page or of rules. */
export const visitStore = createStore<{ readonly visit: Visit | null }>(() => ({ visit: null }));

/** Forgets a page that is left, unless another one is shown already. */
export function endVisit(session: Session): void {
  if (visitStore.getState().visit?.session === session) visitStore.setState({ visit: null });
}
