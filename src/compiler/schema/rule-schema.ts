import { components } from '../../contract/components.ts';
import { actions, finders } from '../../engine/index.ts';
import { BASE_PROPERTIES, BASE_REQUIRED, FILE_PROPERTIES, FILE_REQUIRED } from './base-schema.ts';
import { ifThen, mapSchema, type JsonSchema } from './json-schema.ts';

/** What a schema consists of, before it is finished for a reader: the compiler or an editor. */
export type Fragment = Readonly<Record<string, JsonSchema>>;

export const actionNames: readonly string[] = actions.map(({ name }) => name);
export const finderNames: readonly string[] = finders.map(({ name }) => name);
export const componentNames: readonly string[] = Object.keys(components);

/** A whole rule file, its rules left open. */
export function fileSchema(): JsonSchema {
  return closedObject(FILE_PROPERTIES, FILE_REQUIRED);
}

/** A rule of one action: the base and the action's own options beside it. */
export function ruleSchema(actionName: string): JsonSchema {
  const properties = {
    ...BASE_PROPERTIES,
    action: { const: actionName },
    ...optionSchemas(actionName),
  };
  return closedObject(properties, [...BASE_REQUIRED, ...requiredOptions(actionName)]);
}

/** A selector object of one finder. */
export function finderSchema(finderName: string): JsonSchema {
  const finder = finders.find(({ name }) => name === finderName);
  const properties = (finder?.schema.properties ?? {}) as Fragment;
  return closedObject(properties, finder?.schema.required ?? []);
}

/** An action's own options, by their names. */
export function optionSchemas(actionName: string): Fragment {
  const action = actions.find(({ name }) => name === actionName);
  return (action?.schema.properties ?? {}) as Fragment;
}

/** The names of an action's own options. */
export function optionNames(actionName: string): readonly string[] {
  return Object.keys(optionSchemas(actionName));
}

/** The names of those options that an action cannot do without. */
export function requiredOptions(actionName: string): readonly string[] {
  return actions.find(({ name }) => name === actionName)?.schema.required ?? [];
}

function closedObject(properties: Fragment, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: false };
}

/**
 * The schema as the compiler checks it: what has a checker of its own is left open, and a choice
 * between one and several looks at the value first, so that a mistake gives one error.
 */
export function forCompiler(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (inner) => {
    const title = inner['title'];
    if (title === 'selector' || title === 'selectors' || title === 'conditions') return {};
    return Array.isArray(inner['anyOf']) ? decideByType(inner) : inner;
  });
}

/** Marks what a list may stand in place of, so that messages can say so. */
export const ONE_OR_MANY = 'one or many';

function decideByType({ anyOf, ...rest }: JsonSchema): JsonSchema {
  const choices = anyOf as JsonSchema[];
  const list = choices.find(({ type }) => type === 'array');
  const one = choices.find(({ type }) => type !== 'array');
  const decision = ifThen({ type: 'array' }, list ?? {});
  return { ...rest, ...decision, else: { ...one, title: ONE_OR_MANY } };
}
