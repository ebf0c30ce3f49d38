import { components, type ComponentContract } from '../../contract/components.ts';
import type { ConditionWords } from '../../contract/rules.ts';
import { actions, finders } from '../../engine/index.ts';
import { BASE_PROPERTIES, BASE_REQUIRED } from './base-schema.ts';
import { ifThen, mapSchema, type JsonSchema } from './json-schema.ts';
import { offer, type LiveValues } from './live-values.ts';
import {
  actionNames,
  componentNames,
  fileSchema,
  finderNames,
  finderSchema,
  ruleSchema,
} from './rule-schema.ts';

/** A file of rules, for an editor: what there is to choose from is told with what it means. */
export function editorSchema(live: LiveValues): JsonSchema {
  const file = fileSchema();
  const properties = file['properties'] as Record<string, JsonSchema>;
  const rules = { ...properties['rules'], items: ref('rule') };
  const [routes, except] = [properties['routes'], properties['except']].map((schema) =>
    offerEach(schema ?? {}, live.routes),
  );
  return {
    title: 'Rules',
    description: 'What is wrong with some pages, and the corrections.',
    ...file,
    properties: { ...properties, routes, except, rules },
    $defs: {
      rule: anyRule(),
      ...Object.fromEntries(actionNames.map((name) => [`rule-${name}`, oneRule(name, live)])),
      ...Object.fromEntries(
        Object.entries(BASE_PROPERTIES).map(([name, schema]) => [
          `base-${name}`,
          forEditor(schema),
        ]),
      ),
      selectors: manyOrOne('selector', 'Which elements'),
      selector: anySelector(),
      ...Object.fromEntries(finderNames.map((name) => [`finder-${name}`, oneFinder(name)])),
      conditions: manyOrOne('condition', 'On which pages the rule counts, beside its routes'),
      condition: oneCondition(),
    },
  };
}

/** The action comes first: only then is it known which options there are. */
function anyRule(): JsonSchema {
  return {
    title: 'Rule',
    type: 'object',
    required: BASE_REQUIRED,
    properties: { action: { enum: actionNames } },
    allOf: actionNames.map((name) =>
      ifThen(
        { properties: { action: { const: name } }, required: ['action'] },
        ref(`rule-${name}`),
      ),
    ),
    defaultSnippets: [
      {
        label: 'rule',
        description: 'A correction',
        body: { id: '$1', why: '$2', selector: '$3', action: '$4' },
      },
    ],
  };
}

function oneRule(name: string, live: LiveValues): JsonSchema {
  const summary = actions.find((action) => action.name === name)?.summary ?? '';
  const schema = ruleSchema(name);
  const properties = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  const finished = properties.map(([key, option]) => [
    key,
    finishProperty(key, option, summary, live),
  ]);
  const byComponent = name === 'insert-component' ? propsByComponent() : {};
  return {
    title: name,
    description: summary,
    ...schema,
    properties: Object.fromEntries(finished),
    ...byComponent,
  };
}

function finishProperty(
  key: string,
  option: JsonSchema,
  summary: string,
  live: LiveValues,
): JsonSchema {
  if (key === 'action') return { ...option, description: summary };
  if (option === BASE_PROPERTIES[key]) return ref(`base-${key}`);
  if (key === 'component') return { ...option, enum: componentNames };
  if (key === 'components') return { ...option, items: { type: 'string', enum: componentNames } };
  if (key === 'props') return { type: 'object', description: option['description'] };
  if (key === 'src') return { ...option, ...offer(live.images) };
  if (key === 'to' && option['type'] === 'string') return { ...option, ...offer(live.routes) };
  return forEditor(option);
}

/** Which props there are depends on the component. */
function propsByComponent(): JsonSchema {
  const choices = Object.entries<ComponentContract>(components).map(([name, { summary, props }]) =>
    ifThen(
      { properties: { component: { const: name } }, required: ['component'] },
      {
        properties: {
          props: {
            type: 'object',
            description: summary,
            properties: Object.fromEntries(
              Object.entries(props).map(([prop, schema]) => [
                prop,
                { ...schema, description: `Known to ${name}.` },
              ]),
            ),
            additionalProperties: false,
          },
        },
      },
    ),
  );
  return { allOf: choices };
}

function oneFinder(name: string): JsonSchema {
  const summary = finders.find((finder) => finder.name === name)?.summary;
  return { title: name, description: summary, ...forEditor(finderSchema(name)) };
}

function anySelector(): JsonSchema {
  const css = { title: 'CSS', type: 'string' };
  return {
    title: 'Selector',
    description: 'CSS, or a finder for what CSS cannot say.',
    anyOf: [css, ...finderNames.map((name) => ref(`finder-${name}`))],
  };
}

function oneCondition(): JsonSchema {
  return {
    title: 'Condition',
    type: 'object',
    minProperties: 1,
    properties: {
      exists: { ...ref('selector'), description: 'Something like this is on the page.' },
      'path-contains': {
        description: 'The path contains this text, or one of these.',
        anyOf: [TEXT, { type: 'array', items: TEXT, minItems: 1, maxItems: 50 }],
      },
      not: {
        ...ref('condition'),
        type: 'object',
        maxProperties: 1,
        description: 'This must not hold.',
      },
    } satisfies Record<keyof ConditionWords, JsonSchema>,
    additionalProperties: false,
  };
}

const TEXT = { type: 'string', minLength: 1 };

function manyOrOne(name: string, description: string): JsonSchema {
  const list = { type: 'array', items: ref(name), minItems: 1, maxItems: 8 };
  return { description: `${description}: one, or a list.`, anyOf: [ref(name), list] };
}

/** Puts references where a fragment says that a selector or a condition belongs. */
function forEditor(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (inner) => {
    const { title, description } = inner;
    const isPlace = title === 'selector' || title === 'selectors' || title === 'conditions';
    return isPlace ? { ...ref(title), description } : inner;
  });
}

function ref(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

/** One or several of something: the values are offered in both forms. */
function offerEach(schema: JsonSchema, examples: readonly string[]): JsonSchema {
  return mapSchema(schema, (inner) =>
    inner['type'] === 'string' ? { ...inner, ...offer(examples) } : inner,
  );
}
