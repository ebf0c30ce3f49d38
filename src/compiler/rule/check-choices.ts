import { findWrongChoice } from '../../engine/option-choices.ts';
import type { RawRule } from '../read-rule.ts';
import type { Complaint } from '../passage.ts';

/** Checks that the action has something to do, and only one thing. */
export function checkChoices(name: string, options: RawRule): Complaint[] {
  const wrong = findWrongChoice(name, options);
  if (!wrong) return [];
  const { surplus, message } = wrong;
  if (surplus === null) return [{ code: 'R014', at: [], message, onKey: true }];
  return [{ code: 'R309', at: [surplus], message, onKey: true }];
}
