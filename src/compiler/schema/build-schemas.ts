import { contentFileSchema } from '../content/content-schema.ts';
import { editorSchema } from './editor-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { offer, type LiveValues } from './live-values.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const NOTHING: LiveValues = { routes: [], ruleIds: [], images: [] };

/**
 * The JSON Schemas that editors and reviewers use, by file name; made of the code's own.
 * @param live what is offered as an example; every other value is as good
 */
export function buildSchemas(live: LiveValues = NOTHING): Readonly<Record<string, JsonSchema>> {
  return {
    'case.schema.json': caseSchema(live),
    'content.schema.json': {
      $schema: DRAFT,
      title: 'Content',
      description: 'What the site says.',
      ...contentFileSchema(),
    },
    'rules.schema.json': { $schema: DRAFT, ...editorSchema(live) },
  };
}

/** A schema's text without what it merely offers: a new page or rule makes no schema wrong. */
export function withoutExamples(text: string): string {
  try {
    const schema: unknown = JSON.parse(text, (_key, value: unknown) => withoutKey(value));
    return JSON.stringify(schema);
  } catch {
    return text;
  }
}

function withoutKey(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { examples: _examples, ...rest } = value as JsonSchema;
  return rest;
}

/** `case.yaml` of a fixture. */
function caseSchema({ ruleIds, routes }: LiveValues): JsonSchema {
  return {
    $schema: DRAFT,
    title: 'Fixture',
    description: 'Which rule of the site a fixture tries, and on which page.',
    type: 'object',
    properties: {
      rule: { type: 'string', description: 'The rule’s id.', ...offer(ruleIds) },
      path: { type: 'string', pattern: '^/', description: 'The page’s path.', ...offer(routes) },
    },
    required: ['rule', 'path'],
    additionalProperties: false,
  };
}

/** A schema as it is written to disk. */
export function printSchema(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
