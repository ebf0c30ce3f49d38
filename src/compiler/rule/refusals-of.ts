import { actions } from '../../engine/index.ts';
import type { RawRule } from '../read-rule.ts';

/** What the action would refuse to write, as it says itself. */
export function refusalsOf(name: string, options: RawRule) {
  const action = actions.find((candidate) => candidate.name === name);
  return action?.refuse(options as never) ?? [];
}
