import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { contentSchema } from '../content/content-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { fileSchema, finderSchema, forCompiler, ruleSchema } from './rule-schema.ts';

/** One thing that a schema does not allow. */
export interface SchemaError {
  readonly keyword: string;
  /** Where, below the value that was checked. */
  readonly path: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema of the value that is wrong. */
  readonly schema: JsonSchema;
  readonly value: unknown;
}

type Kind = 'content' | 'file' | 'rule' | 'finder';

const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  // They are our own: a test holds them against JSON Schema, so that no start has to.
  validateSchema: false,
});
const validators = new Map<string, ValidateFunction>();

const schemas: Readonly<Record<Kind, (name: string) => JsonSchema>> = {
  content: contentSchema,
  file: fileSchema,
  rule: ruleSchema,
  finder: finderSchema,
};

/**
 * Checks a value against the schema of a file, of a rule of one action, of one finder, or of one key
 * of the content.
 */
export function validate(kind: Kind, name: string, value: unknown): SchemaError[] {
  const validator = validatorOf(kind, name);
  if (validator(value)) return [];
  return firstAtEachPlace((validator.errors ?? []).filter(({ keyword }) => keyword !== 'if'));
}

/** True when a value is allowed where another one broke this schema. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  return ajv.validate(schema, value);
}

function validatorOf(kind: Kind, name: string): ValidateFunction {
  const key = `${kind} ${name}`;
  const known = validators.get(key);
  if (known) return known;
  const made = ajv.compile(forCompiler(schemas[kind](name)));
  validators.set(key, made);
  return made;
}

/** A wrong type also breaks every limit of the right one: the first error of a place tells enough. */
function firstAtEachPlace(errors: readonly ErrorObject[]): SchemaError[] {
  const places = new Map<string, SchemaError>();
  for (const error of errors) {
    const name = error.params['additionalProperty'] ?? error.params['missingProperty'] ?? '';
    const place = `${error.instancePath} ${String(name)}`;
    if (!places.has(place)) places.set(place, toSchemaError(error));
  }
  return [...places.values()];
}

function toSchemaError({
  keyword,
  instancePath,
  params,
  parentSchema,
  data,
}: ErrorObject): SchemaError {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  return { keyword, path, params, schema: parentSchema as JsonSchema, value: data };
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
