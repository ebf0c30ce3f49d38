import type { Selector } from '../../contract/rules.ts';
import { finders } from '../../engine/index.ts';
import { isSelectorSchema, type JsonSchema } from '../schema/json-schema.ts';

/** Which options of a finder are CSS text; a test holds this against the finders. */
export const CSS_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  css: ['css'],
  'container-of': ['css'],
  empty: ['empty', 'unless'],
};

export interface InnerSelector {
  readonly path: readonly string[];
  readonly selector: unknown;
}

/** The selectors inside of a finder's options: of `first`, what stands at `of`. */
export function innerSelectors(name: string, value: Exclude<Selector, string>): InnerSelector[] {
  const schemas = finders.find((finder) => finder.name === name)?.schema.properties ?? {};
  return Object.entries(schemas as Readonly<Record<string, JsonSchema>>).flatMap(([key, schema]) =>
    value[key] === undefined ? [] : selectorsAt([key], schema, value[key]),
  );
}

/** The selectors at the places that a schema marks as such. */
export function selectorsAt(
  path: readonly string[],
  schema: JsonSchema,
  value: unknown,
): InnerSelector[] {
  if (isSelectorSchema(schema)) return [{ path, selector: value }];
  const { items } = schema;
  if (!Array.isArray(value) || typeof items !== 'object' || items === null) return [];
  return value.flatMap((one, index) =>
    selectorsAt([...path, String(index)], items as JsonSchema, one),
  );
}
