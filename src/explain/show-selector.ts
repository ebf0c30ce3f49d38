import type { Condition, Selector } from '../contract/rules.ts';

/** A selector as it could stand in a rule file: CSS, or a finder in braces. */
export function showSelector(selector: Selector): string {
  return typeof selector === 'string' ? selector : showValue(selector);
}

/** A condition as it could stand in a rule file. */
export function showCondition(condition: Condition): string {
  return showValue(condition);
}

function showValue(value: unknown): string {
  if (typeof value === 'string') return showWord(value);
  if (Array.isArray(value)) return `[${value.map(showValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${key}: ${showValue(inner)}`);
  return `{ ${entries.join(', ')} }`;
}

function showWord(text: string): string {
  return /^[\w.][\w .-]*$/.test(text) ? text : `'${text}'`;
}
