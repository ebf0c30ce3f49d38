import type { Action } from '../../../engine/index.ts';
import { findWrongChoice } from '../../../engine/option-choices.ts';
import type { RuleForm } from './make-rule.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What keeps a rule from being tried, in words; empty when nothing does. */
export function whatIsMissing({ options }: Pick<RuleForm, 'options'>, action: Action): string[] {
  const { properties, required } = action.schema;
  const lacking = required.filter((name) => options[name] === undefined);
  if (lacking.length > 0) return lacking.map((name) => `"${name}" is needed.`);
  const choice = findWrongChoice(action.name, options);
  if (choice) return [choice.message];
  const unfit = Object.entries(options).flatMap(([name, value]) =>
    whatDoesNotFit(name, (properties as Record<string, Schema>)[name] ?? {}, value),
  );
  return unfit.length > 0 ? unfit : action.refuse(options as never).map(({ message }) => message);
}

function whatDoesNotFit(name: string, schema: Schema, value: unknown): string[] {
  if (typeof value === 'number' ? isInRange(schema, value) : isWrittenSo(schema, value)) return [];
  if (schema['pattern'] === '^/') return [`"${name}" must begin with /.`];
  return [`"${name}" is not right yet. ${String(schema['description'] ?? '')}`.trim()];
}

function isInRange({ minimum = -Infinity, maximum = Infinity }: Schema, value: number): boolean {
  return Number.isInteger(value) && value >= Number(minimum) && value <= Number(maximum);
}

function isWrittenSo({ pattern = '', minLength = 0 }: Schema, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  return value.length >= Number(minLength) && new RegExp(String(pattern)).test(value);
}

/** What keeps a rule from being whole, though it can be tried. */
export function whatIsUnsaid({ id, why }: Pick<RuleForm, 'id' | 'why'>): string[] {
  const isNamed = /^[a-z0-9-]{3,60}$/.test(id);
  const isExplained = why.trim().length >= 10 && why.length <= 300;
  return [
    ...(isNamed ? [] : ['The id must be 3 to 60 small letters, digits or hyphens.']),
    ...(isExplained ? [] : ['Say why, in 10 to 300 letters: then the rule can be copied.']),
  ];
}
