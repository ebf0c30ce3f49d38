import { cut } from '../diagnostic.ts';
import { sayMissing } from '../half-file.ts';
import type { RawRule } from '../read-rule.ts';
import { explainEmpty } from '../schema/explain-schema-error.ts';
import { actionNames, ruleSchema } from '../schema/rule-schema.ts';
import type { Complaint, Passage } from '../passage.ts';
import { suggest } from '../suggest.ts';

/** What is no rule at all. */
export function explainNoRule(value: unknown): Complaint {
  if (value === null) {
    return {
      code: 'R014',
      at: [],
      message: 'This rule is empty. It needs id, why, selector and action.',
    };
  }
  const message = 'A rule must be a group of keys and values: id, why, selector, action.';
  return { code: 'R309', at: [], message, found: value };
}

/** Why a rule's action is none; null when it is one. */
export function explainAction(passage: Passage, rule: RawRule): Complaint | null {
  const { action } = rule;
  if (action === undefined) return explainNoAction(rule);
  if (action === null) return explainEmpty(passage, ['action']);
  if (typeof action === 'string' && actionNames.includes(action)) return null;
  if (typeof action !== 'string') {
    return { code: 'R201', at: ['action'], message: sayOneName(action), found: action };
  }
  const message = `Action "${cut(action)}" does not exist. Rules can only: ${actionNames.join(', ')}.`;
  return {
    code: 'R201',
    at: ['action'],
    message,
    found: action,
    suggestion: suggest(action, actionNames),
  };
}

/** What to write in place of `{ hide: true }`, `{ type: hide }`, or of several actions at once. */
function sayOneName(action: unknown): string {
  const words = Object.entries(action as object).flat();
  const names = words.filter((word) => actionNames.includes(word));
  return names.length === 1
    ? sayBeside(names[0])
    : 'action must be the name of one action. For two, write two rules.';
}

function sayBeside(name: string): string {
  return `The action is written as action: ${name}, its options beside it.`;
}

/** `actoin: hide` is one mistake, not an unknown key and a missing one. */
function explainNoAction(rule: RawRule): Complaint {
  const known = Object.keys(ruleSchema('')['properties'] as object);
  const strange = Object.keys(rule).filter((key) => !known.includes(key));
  const verbs = strange.filter((key) => actionNames.includes(key));
  if (verbs.length > 0) {
    const [verb = ''] = verbs;
    return { code: 'R011', at: [verb], message: sayBeside(verb), onKey: true };
  }
  const misspelt = strange.find((key) => suggest(key, known) === 'action');
  if (misspelt !== undefined) {
    const message = `Unknown key "${cut(misspelt)}".`;
    return { code: 'R011', at: [misspelt], message, onKey: true, suggestion: 'action' };
  }
  const missing = ['id', 'why', 'selector', 'action'].filter((key) => rule[key] === undefined);
  const message = `${sayMissing(missing)} Rules can: ${actionNames.join(', ')}.`;
  return { code: 'R014', at: [], message, onKey: true, missing };
}
