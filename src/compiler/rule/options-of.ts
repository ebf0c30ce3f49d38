import type { RawRule } from '../read-rule.ts';
import { optionNames } from '../schema/rule-schema.ts';
import type { SchemaError } from '../schema/validate.ts';

/** The options, unless one of them is of the wrong kind: then the action cannot be asked about them. */
export function optionsOf(
  rule: RawRule,
  name: string,
  errors: readonly SchemaError[],
): RawRule | null {
  const names = optionNames(name);
  const wrong = errors.filter(
    ({ path, keyword, params }) =>
      keyword !== 'pattern' && names.includes(path[0] ?? String(params['missingProperty'] ?? '')),
  );
  if (wrong.length > 0) return null;
  return Object.fromEntries(
    names.filter((key) => rule[key] !== undefined).map((key) => [key, rule[key]]),
  );
}
