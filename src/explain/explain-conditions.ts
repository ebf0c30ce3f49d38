import type { Condition } from '../contract/rules.ts';
import { meetsConditions } from '../engine/conditions.ts';
import type { ConditionResult, Step } from './explanation.ts';
import { writeSteps } from './funnels/write-funnel.ts';
import { showElement } from './show-element.ts';
import { showCondition } from './show-selector.ts';
import { findSafely } from './funnels/funnel-scope.ts';

/** Which conditions of a rule hold on a page; for those that do not, what was looked for. */
export function explainConditions(
  conditions: readonly Condition[],
  root: Element,
  path: string,
): ConditionResult[] {
  return conditions.map((condition) => {
    const isMet = holds(condition, root, path);
    const steps = isMet ? [] : explainSteps(condition, root, path);
    return { label: showCondition(condition), isMet, steps };
  });
}

function holds(condition: Condition, root: Element, path: string): boolean {
  try {
    return meetsConditions([condition], root, path);
  } catch {
    return false;
  }
}

function explainSteps(condition: Condition, root: Element, path: string): Step[] {
  if ('exists' in condition) return writeSteps(condition.exists, root);
  if ('not' in condition) return explainPresence(condition.not, root, path);
  return [{ depth: 0, label: `${path} is such a path`, count: 0, isLost: true }];
}

/** Of what holds and should not: what there is of it. */
function explainPresence(condition: Condition, root: Element, path: string): Step[] {
  if ('not' in condition) return explainSteps(condition.not, root, path);
  if ('path-contains' in condition) {
    return [{ depth: 0, label: `${path} is such a path`, count: 1, isLost: false }];
  }
  const found = findSafely(condition.exists, root);
  const nearest = found.slice(0, 3).map(showElement).join(' ');
  return [{ depth: 0, label: 'is there', count: found.length, isLost: false, nearest }];
}
