import type { JsonSchema } from './json-schema.ts';

const milliseconds = (minimum: number, maximum: number): JsonSchema => ({
  type: 'integer',
  minimum,
  maximum,
});

const SELECTORS: JsonSchema = {
  title: 'selectors',
  description:
    'Which elements: CSS, a finder, or a list of those, of which the first that finds something wins.',
};

const CONDITIONS: JsonSchema = {
  title: 'conditions',
  description: 'On which pages the rule counts, beside its routes: all must hold.',
};

const DATE = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

/** What every rule may say, whatever its action. */
export const BASE_PROPERTIES: Readonly<Record<string, JsonSchema>> = {
  id: {
    type: 'string',
    pattern: '^[a-z0-9-]{3,60}$',
    description: 'A name of its own, such as home-hero-image: small letters, digits and hyphens.',
  },
  why: {
    type: 'string',
    minLength: 10,
    maxLength: 300,
    description: 'The reason in one sentence, for whoever reads the rule next year.',
  },
  when: CONDITIONS,
  selector: SELECTORS,
  action: { type: 'string', description: 'What to do with what was found.' },
  delay: {
    description: 'Milliseconds after the page is shown, one or several; 0 is before it is shown.',
    anyOf: [
      milliseconds(0, 10_000),
      { type: 'array', items: milliseconds(0, 10_000), minItems: 1, maxItems: 10 },
    ],
  },
  retry: {
    type: 'object',
    description: 'Milliseconds: look again every … for at most …, until something is found.',
    properties: { every: milliseconds(50, 10_000), for: milliseconds(100, 60_000) },
    required: ['every', 'for'],
    additionalProperties: false,
  },
  expect: {
    type: 'object',
    description: 'How many elements are counted on; above max the rule does not run.',
    properties: {
      min: { type: 'integer', minimum: 0, maximum: 10_000 },
      max: { type: 'integer', minimum: 1, maximum: 10_000 },
    },
    required: [],
    minProperties: 1,
    additionalProperties: false,
  },
  once: { type: 'boolean', description: 'True: one element at most, once a visit.' },
  enabled: { type: 'boolean', description: 'False: the rule is left out.' },
  status: {
    type: 'string',
    enum: ['draft', 'live'],
    description: 'Drafts are left out of the site.',
  },
  from: {
    ...DATE,
    description:
      'The first day on which the rule counts, from midnight on by the firm’s clock: 2026-11-01.',
  },
  until: {
    ...DATE,
    description:
      'The last day on which the rule counts, until midnight by the firm’s clock: 2026-11-30.',
  },
};

export const BASE_REQUIRED = ['id', 'why', 'selector', 'action'];

/** One route or several. */
const ROUTES: JsonSchema = {
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, maxItems: 50 },
  ],
};

/** What a rule file says at its top. */
export const FILE_PROPERTIES: Readonly<Record<string, JsonSchema>> = {
  routes: {
    ...ROUTES,
    description:
      'The pages: /about, /blog/:slug, /services/:part?, /industries/*; /* is every page.',
  },
  except: { ...ROUTES, description: 'Pages on which the rules do not count after all.' },
  rules: { type: 'array', minItems: 1, description: 'The corrections, applied top to bottom.' },
};

export const FILE_REQUIRED = ['routes', 'rules'];
