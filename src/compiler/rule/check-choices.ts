import { findWrongChoice } from '../../engine/option-choices.ts';
import type { RawRule } from '../read-rule.ts';
import type { Complaint } from '../passage.ts';

/** Checks that the action has something to do, and only one thing, be it written well or not. */
export function checkChoices(name: string, rule: RawRule): Complaint[] {
  const wrong = findWrongChoice(name, rule);
  if (!wrong) return [];
  const { surplus, message } = wrong;
  if (surplus === null) return [{ code: 'R014', at: [], message, onKey: true }];
  return [{ code: 'R309', at: [surplus], message, onKey: true }];
}
