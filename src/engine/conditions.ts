import type { Condition } from '../contract/rules.ts';
import { findElements } from './find-elements.ts';
import { listTexts } from './selector-schema.ts';

/** True when the page meets every condition. */
export function meetsConditions(conditions: readonly Condition[], root: Element, path: string) {
  return conditions.every((condition) => meets(condition, root, path));
}

function meets(condition: Condition, root: Element, path: string): boolean {
  const { exists, not, 'path-contains': parts } = condition;
  if (exists !== undefined && findElements(exists, root).length === 0) return false;
  if (not !== undefined && meets(not, root, path)) return false;
  if (parts === undefined) return true;
  const lowered = path.toLowerCase();
  return listTexts(parts).some((part) => lowered.includes(part.toLowerCase()));
}
