import { findFirst } from '../../src/engine/find-elements.ts';
import type { OpenLookout } from '../../src/engine/plan/lookout.ts';

/** What the engine means: in each round, every rule that is due looks through the whole page. */
export const openPlainLookout: OpenLookout = (root, runs) => ({
  next: (index) => runs.findIndex((run, at) => at > index && run.isDue && !run.isStopped),
  isAsked: () => true,
  ask: () => {},
  find: ({ rule }) => findFirst(rule.selectors, root),
  note: () => {},
});
