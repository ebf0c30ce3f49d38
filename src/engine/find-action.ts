import { actions } from './actions/index.ts';
import type { Action } from './define-action.ts';

const byName = new Map(actions.map((action) => [action.name, action]));

/** The action of that name; its options are of the type that its schema describes. */
export function findAction(name: string): Action | null {
  return (byName.get(name) as Action | undefined) ?? null;
}
