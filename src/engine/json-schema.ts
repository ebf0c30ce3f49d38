import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The JSON Schemas of an action's or a finder's options, by option. */
export type OptionSchemas = Readonly<Record<string, Exclude<JSONSchema, boolean>>>;

/** Options: their schemas, and which of them must be there. */
export interface OptionsSchema {
  readonly properties: OptionSchemas;
  readonly required: readonly string[];
}

/** The TypeScript type of options that satisfy the schema. */
export type OptionsOf<Schema extends OptionsSchema> = FromSchema<{
  type: 'object';
  properties: Schema['properties'];
  required: Schema['required'];
  additionalProperties: false;
}>;
