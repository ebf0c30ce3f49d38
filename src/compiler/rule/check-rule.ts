import { traitsOf } from './action-traits.ts';
import { findAround } from './around-options.ts';
import { checkChoices } from './check-choices.ts';
import { checkComponents } from './check-components.ts';
import { checkConditions } from './check-conditions.ts';
import { checkCutOff, leaveOutRests } from './check-cut-off.ts';
import { checkStable } from './check-stable.ts';
import { checkTarget } from './check-target.ts';
import { checkTimes } from './check-times.ts';
import { checkTrust } from './check-trust.ts';
import { explainAction, explainNoRule } from './explain-action.ts';
import { optionsOf } from './options-of.ts';
import { withdrawRefused } from './suggest-option.ts';
import { valueAt } from '../value-at.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { explainSchemaErrors } from '../schema/explain-schema-error.ts';
import type { RawRule } from '../read-rule.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { tellHalfFile } from '../half-file.ts';
import { optionSchemas } from '../schema/rule-schema.ts';
import { checkSelector, checkSelectors } from '../selectors/check-selector.ts';
import { selectorsAt } from '../selectors/finder-options.ts';
import { complain, type Complaint, type Passage } from '../passage.ts';
import { validate } from '../schema/validate.ts';

/** Checks one rule by itself: its shape by its action, its selectors, and whether it may do that. */
export function checkRule(passage: Passage, value: unknown): Diagnostic[] {
  const complaints = isRecord(value) ? checkRecord(passage, value) : [explainNoRule(value)];
  return tellHalfFile(passage, complaints).map((complaint) => complain(passage, complaint));
}

function checkRecord(passage: Passage, rule: RawRule): Complaint[] {
  if (Object.keys(rule).length === 0) return [explainNoRule(null)];
  const action = explainAction(passage, rule);
  if (action) return [action, ...checkBase(passage, rule), ...checkSelectorsOf(passage, rule, [])];

  const name = String(rule['action']);
  const errors = validate('rule', name, rule);
  const broken = new Set(errors.map(({ path }) => path[0]));
  const isSound = (key: string): boolean => rule[key] !== undefined && !broken.has(key);
  const inOptions = optionSelectors(name, rule);
  const cutOff = checkCutOff(passage, rule, inOptions);
  const options = cutOff.length > 0 ? null : optionsOf(rule, name, errors);
  const selectors = checkSelectorsOf(passage, rule, inOptions);
  const around = findAround(rule, name);
  const unexplained = errors.filter((error) => !around?.explains(error));
  const complaints = [
    ...(around ? [around.complaint] : []),
    ...withdrawRefused(explainSchemaErrors(passage, unexplained), name, rule, errors).map(
      (complaint) => noHtml(complaint, name),
    ),
    ...selectors.map((complaint) => noFeeding(complaint, name, rule)),
    ...checkTimes(rule, isSound),
    ...(options ? checkTrust(name, options) : []),
    ...(options ? checkChoices(name, rule) : []),
    ...checkComponents(name, rule, isSound),
    ...(selectors.length > 0 ? [] : checkTarget(name, rule)),
    ...(selectors.length + cutOff.length > 0 ? [] : checkStable(name, rule)),
  ];
  return [...cutOff, ...preferRefusals(leaveOutRests(complaints, cutOff))];
}

/** What can be told of a rule whose options cannot be known, because its action is not. */
function checkBase(passage: Passage, rule: RawRule): Complaint[] {
  const errors = validate('rule', '', rule).filter(({ path, keyword }) => {
    const isMissing = keyword === 'required' && rule['action'] !== undefined;
    return path.length === 0 ? isMissing : path[0] !== 'action';
  });
  return explainSchemaErrors(passage, errors);
}

function isRecord(value: unknown): value is RawRule {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkSelectorsOf(
  passage: Passage,
  rule: RawRule,
  options: readonly string[],
): Complaint[] {
  return [
    ...(rule['selector'] === undefined
      ? []
      : checkSelectors(passage, ['selector'], rule['selector'])),
    ...checkConditions(passage, rule['when']),
    ...options.flatMap((key) => checkSelector(passage, [key], rule[key])),
  ];
}

/** An action's options that are selectors themselves, such as `to`. */
function optionSelectors(name: string, rule: RawRule): string[] {
  return Object.entries(optionSchemas(name))
    .filter(([key, schema]) => rule[key] !== undefined && holdsSelector(schema, rule[key]))
    .map(([key]) => key);
}

function holdsSelector(schema: JsonSchema, value: unknown): boolean {
  return selectorsAt([], schema, value).length > 0;
}

/** Where an option breaks a pattern and is refused as well, the refusal says more. */
function preferRefusals(complaints: readonly Complaint[]): Complaint[] {
  const refused = new Set(
    complaints.filter(({ code }) => code.startsWith('R2')).map(({ at }) => at.join('/')),
  );
  return complaints.filter(({ code, at }) => code !== 'R309' || !refused.has(at.join('/')));
}

const HTML_KEYS = new Set(['html', 'innerHTML', 'outerHTML', 'markup', 'content', 'template']);

/** HTML is what people try first; there is a reason why it is not there. */
function noHtml(complaint: Complaint, action: string): Complaint {
  const key = String(complaint.at[0] ?? '');
  if (complaint.code !== 'R011' || !HTML_KEYS.has(key)) return complaint;
  const message = `${action} accepts no HTML. Components and plain texts can be inserted.`;
  return { code: 'R211', at: complaint.at, onKey: true, message };
}

/** To put components into components would never end. */
function noFeeding(complaint: Complaint, action: string, rule: RawRule): Complaint {
  const at = valueAt(rule, complaint.at);
  const namesComponents = typeof at === 'string' && /data-(?:component|rule)/i.test(at);
  if (complaint.code !== 'R103' || !namesComponents) return complaint;
  if (!traitsOf(action).insertsComponents) return complaint;
  return {
    ...complaint,
    code: 'R306',
    message: 'This rule would insert again into what it inserted.',
  };
}
