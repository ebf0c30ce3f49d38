import type { Condition } from '../contract/rules.ts';
import { findElements } from './find-elements.ts';
import { listTexts } from './selector-schema.ts';

/** True when the page meets every condition. */
export function meetsConditions(conditions: readonly Condition[], root: Element, path: string) {
  return conditions.every((condition) => meets(condition, root, path));
}

function meets(condition: Condition, root: Element, path: string): boolean {
  if ('exists' in condition) return findElements(condition.exists, root).length > 0;
  if ('not' in condition) return !meets(condition.not, root, path);
  const lowered = path.toLowerCase();
  return listTexts(condition['path-contains']).some((part) => lowered.includes(part.toLowerCase()));
}
