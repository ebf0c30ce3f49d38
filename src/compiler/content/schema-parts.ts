import type { JsonSchema } from '../schema/json-schema.ts';

/** What the schemas of the content are made of. */

export const text = (description: string): JsonSchema => ({
  type: 'string',
  minLength: 1,
  description,
});
export const flag = (description: string): JsonSchema => ({ type: 'boolean', description });
export const pattern = (form: string, description: string): JsonSchema => ({
  type: 'string',
  pattern: form,
  description,
});
export const list = (items: JsonSchema, description: string): JsonSchema => ({
  type: 'array',
  items,
  minItems: 1,
  description,
});

/** A group with fixed keys; a question mark behind a name says that it may be missing. */
export function group(
  description: string,
  fields: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(
      entries.map(([name, schema]) => [name.replace('?', ''), schema]),
    ),
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

/** The forms that texts must have; `describe-schema.ts` says them in words. */
export const FORM = {
  link: '^(?:/|https://|mailto:|tel:\\+|#)',
  image: '^/[\\w./-]+\\.(?:svg|png|jpg|webp|avif)$',
  slug: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  path: '^/',
  host: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+$',
  timeZone: '^[A-Z]\\w+/[\\w/+-]+$',
  email: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  phoneLink: '^tel:\\+\\d{11,15}$',
} as const;
