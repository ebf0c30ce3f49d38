import type { Condition, Selector } from '../contract/rules.ts';
import { findElements } from './find-elements.ts';
import { listTexts } from './selector-schema.ts';

/** True when the page meets every condition. */
export function meetsConditions(conditions: readonly Condition[], root: Element, path: string) {
  return conditions.every((condition) => meets(condition, root, path));
}

/** The selectors of what a condition looks for in the page; none when it looks at the path only. */
export function selectorsIn(condition: Condition): readonly Selector[] {
  if ('not' in condition) return selectorsIn(condition.not);
  return 'exists' in condition ? [condition.exists] : [];
}

function meets(condition: Condition, root: Element, path: string): boolean {
  if ('exists' in condition) return findElements(condition.exists, root).length > 0;
  if ('not' in condition) return !meets(condition.not, root, path);
  const lowered = path.toLowerCase();
  return listTexts(condition['path-contains']).some((part) => lowered.includes(part.toLowerCase()));
}
