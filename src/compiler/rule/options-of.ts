import type { RawRule } from '../read-rule.ts';
import { optionNames, requiredOptions } from '../schema/rule-schema.ts';
import type { SchemaError } from '../schema/validate.ts';

/**
 * The options that are of the right kind, for the action to be asked about them. Null when one is
 * not among them that the action cannot do without.
 */
export function optionsOf(
  rule: RawRule,
  name: string,
  errors: readonly SchemaError[],
): RawRule | null {
  const wrong = errors.filter(({ keyword }) => keyword !== 'pattern');
  const right = wrong.reduce((rest, { path }) => leaveOut(rest, path), rule);
  if (requiredOptions(name).some((key) => right[key] === undefined)) return null;
  return Object.fromEntries(
    optionNames(name).flatMap((key) => (right[key] === undefined ? [] : [[key, right[key]]])),
  );
}

/** Of a group of keys only what is wrong in it is left out, of a list all of it. */
function leaveOut(group: RawRule, [key = '', ...below]: readonly string[]): RawRule {
  const { [key]: value, ...others } = group;
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (below.length === 0 || !isGroup) return others;
  return { ...others, [key]: leaveOut(value as RawRule, below) };
}
