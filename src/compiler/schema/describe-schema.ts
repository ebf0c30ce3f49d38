import { FORM } from '../content/schema-parts.ts';
import type { JsonSchema } from './json-schema.ts';

/** What a value must be, in words: "a whole number from 1 to 6". */
export function describeSchema(schema: JsonSchema): string {
  const { type, pattern } = schema;
  if (Array.isArray(schema['enum'])) return `one of: ${schema['enum'].join(', ')}`;
  if ('const' in schema) return String(schema['const']);
  if (Array.isArray(type)) return 'a text, a number, true or false';
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') return `a whole number${range(schema['minimum'], schema['maximum'])}`;
  if (type === 'array') return `a list${entries(schema['minItems'], schema['maxItems'])}`;
  if (type === 'object')
    return `a group of keys and values${entries(schema['minProperties'], undefined)}`;
  if (pattern !== undefined) return PATTERNS[String(pattern)] ?? 'a text of the right form';
  return `a text${characters(schema['minLength'], schema['maxLength'])}`;
}

/** The patterns that schemas use, in words. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[a-z0-9-]{3,60}$': '3 to 60 small letters, digits and hyphens',
  '^\\d{4}-\\d{2}-\\d{2}$': 'a date such as 2026-11-01',
  '^/': 'a path that begins with /',
  [FORM.link]: 'a link: /contact, https://…, tel:+1… or mailto:…',
  [FORM.image]: 'a picture such as /images/logo.svg',
  [FORM.slug]: 'small letters, digits and hyphens',
  [FORM.host]: 'a host name such as www.example.com',
  [FORM.timeZone]: 'a time zone such as America/Chicago',
  [FORM.email]: 'an e-mail address',
  [FORM.phoneLink]: 'a phone link such as tel:+13615550142',
  '^[A-Z]{2}$': 'two capital letters such as TX',
  '^\\d{5}$': 'five digits in quotes',
  '^(png|svg|webp|avif|jpg)$': 'one of: png, svg, webp, avif, jpg',
};

function range(minimum: unknown, maximum: unknown): string {
  return minimum === undefined ? '' : ` from ${String(minimum)} to ${String(maximum)}`;
}

function entries(least: unknown, most: unknown): string {
  if (most === undefined) return least === undefined ? '' : ' with something in it';
  return ` of ${String(least ?? 0)} to ${String(most)} entries`;
}

function characters(least: unknown, most: unknown): string {
  if (most !== undefined) return ` of ${String(least ?? 0)} to ${String(most)} characters`;
  if (least === undefined) return '';
  return least === 1 ? ' that is not empty' : ` of at least ${String(least)} characters`;
}
