import { cut } from '../diagnostic.ts';
import { nameAll } from '../half-file.ts';
import type { Complaint } from '../passage.ts';
import type { RawRule } from '../read-rule.ts';
import { ruleSchema } from '../schema/rule-schema.ts';
import type { SchemaError } from '../schema/validate.ts';

/** Keys of a rule, and the key that somebody has written around them: `options: { find: … }`. */
interface Around {
  readonly complaint: Complaint;
  /** What a schema does not allow for no other reason. */
  readonly explains: (error: SchemaError) => boolean;
}

/** Finds a key of nobody's around keys of the rule; null when there is none. */
export function findAround(rule: RawRule, action: string): Around | null {
  const known = Object.keys(ruleSchema(action)['properties'] as object);
  const strange = Object.keys(rule).filter((key) => !known.includes(key));
  for (const key of strange) {
    const inside = keysOf(rule[key]).filter((name) => known.includes(name));
    if (inside.length > 0)
      return { complaint: explain(key, inside), explains: isAbout(key, inside) };
  }
  return null;
}

function keysOf(value: unknown): string[] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? Object.keys(value) : [];
}

function explain(key: string, inside: readonly string[]): Complaint {
  const message = `A rule has no "${cut(key)}". Write ${nameAll(inside)} directly below the rule, in line with action.`;
  return { code: 'R011', at: [key], message, onKey: true };
}

function isAbout(key: string, inside: readonly string[]): (error: SchemaError) => boolean {
  return ({ path, params }) =>
    path.length === 0 &&
    (params['additionalProperty'] === key || inside.includes(String(params['missingProperty'])));
}
