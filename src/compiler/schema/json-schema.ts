/** A JSON Schema, as loosely as this room needs to know it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A schema that counts where another one fits. */
export function ifThen(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { if: condition, then: consequence };
}

/** Rebuilds a schema: `change` sees every schema inside, the innermost first. */
export function mapSchema(
  schema: JsonSchema,
  change: (inner: JsonSchema) => JsonSchema,
): JsonSchema {
  const mapped = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    mapKeyword(keyword, value, change),
  ]);
  return change(Object.fromEntries(mapped) as JsonSchema);
}

function mapKeyword(keyword: string, value: unknown, change: (inner: JsonSchema) => JsonSchema) {
  if (keyword === 'properties') {
    const entries = Object.entries(value as Record<string, JsonSchema>);
    return Object.fromEntries(entries.map(([name, inner]) => [name, mapSchema(inner, change)]));
  }
  if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf') {
    return (value as JsonSchema[]).map((inner) => mapSchema(inner, change));
  }
  const isSchema = keyword === 'items' || keyword === 'additionalProperties';
  const isObject = typeof value === 'object' && value !== null;
  return isSchema && isObject ? mapSchema(value as JsonSchema, change) : value;
}

/** True for the place of a selector inside an option. */
export function isSelectorSchema(schema: JsonSchema): boolean {
  return schema['title'] === 'selector';
}
