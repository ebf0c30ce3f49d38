import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { stringify } from 'yaml';
import {
  buildSchemas,
  printSchema,
  withoutExamples,
} from '../../src/compiler/schema/build-schemas.ts';
import { contentSchema, contentSchemas } from '../../src/compiler/content/content-schema.ts';
import type { JsonSchema } from '../../src/compiler/schema/json-schema.ts';
import {
  actionNames,
  fileSchema,
  finderNames,
  finderSchema,
  forCompiler,
  ruleSchema,
} from '../../src/compiler/schema/rule-schema.ts';
import { readLiveValues } from '../../src/cli/live-values.ts';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { arbitraryFile, type RuleValue } from './arbitrary-rule.ts';

const schemas = Object.entries(buildSchemas(await readLiveValues()));
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictRequired: false });
ajv.addKeyword('defaultSnippets');
const isValid = ajv.compile(buildSchemas()['rules.schema.json'] ?? {});

/** What a schema can tell; the rest of the codes are about meaning. */
const SHAPE = new Set([
  'R002',
  'R011',
  'R012',
  'R014',
  'R201',
  'R211',
  'R213',
  'R214',
  'R301',
  'R309',
]);
const MEANING = /must go up|must not be|day of the calendar|cannot stand together|needs .* or /;

describe.each(schemas)('%s', (name, schema) => {
  it('is on disk as the code makes it: npm run fix', () => {
    const written = readFileSync(`schemas/${name}`, 'utf8');
    expect(withoutExamples(written)).toBe(withoutExamples(printSchema(schema)));
  });

  it('explains every option to an editor', () => {
    const rules = Object.entries(
      (schema['$defs'] ?? {}) as Record<string, { properties?: object }>,
    );
    for (const [place, { properties = {} }] of rules.filter(([key]) =>
      /^(?:rule|finder)-/.test(key),
    )) {
      for (const [key, option] of Object.entries(properties)) {
        const isTold = 'description' in option || '$ref' in option;
        expect(isTold, `${place} ${key}`).toBe(true);
      }
    }
  });
});

const checked: [string, JsonSchema][] = [
  ['a rule file', fileSchema()],
  ...['', ...actionNames].map((name): [string, JsonSchema] => [`rule ${name}`, ruleSchema(name)]),
  ...finderNames.map((name): [string, JsonSchema] => [`finder ${name}`, finderSchema(name)]),
  ...Object.keys(contentSchemas).map((key): [string, JsonSchema] => [key, contentSchema(key)]),
];

it.each(checked)('what the compiler checks is JSON Schema: %s', (_name, schema) => {
  expect(ajv.validateSchema(forCompiler(schema)), JSON.stringify(ajv.errors)).toBe(true);
});

/** What people and attackers do to a value. */
const strange = fc.constantFrom<unknown>(
  null,
  true,
  '',
  'yes',
  'hide',
  -1,
  0,
  1.5,
  11_000,
  99_999,
  [],
  ['a'],
  {},
  { css: '.a' },
  { a: 1 },
  [null],
  'x'.repeat(400),
);

/** A rule with one key taken away, added or changed, at its top or one level down. */
const mutation = fc.record({
  kind: fc.constantFrom('drop', 'add', 'change', 'change inside'),
  at: fc.nat({ max: 20 }),
  inside: fc.nat({ max: 5 }),
  value: strange,
});

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutate(rule: RuleValue, { kind, at, inside, value }: Mutation): RuleValue {
  const keys = Object.keys(rule);
  const key = keys[at % keys.length] ?? '';
  const { [key]: old, ...rest } = rule;
  if (kind === 'drop') return rest;
  if (kind === 'add') return { ...rule, [`x${at}`]: value };
  if (kind === 'change' || typeof old !== 'object' || old === null)
    return { ...rule, [key]: value };
  const inner = Object.keys(old);
  return { ...rule, [key]: mutateInside(old, inner[inside % inner.length] ?? '0', value) };
}

function mutateInside(old: object, key: string, value: unknown): unknown {
  if (Array.isArray(old)) return old.with(Math.min(Number(key), old.length - 1), value);
  return { ...old, [key]: value };
}

describe('the published schema', () => {
  it('accepts what the compiler accepts, and refuses what it refuses for its shape', () => {
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(arbitraryFile, fc.option(mutation), (file, change) => {
        const [rule = {}] = file.rules;
        const changed = { ...file, rules: [change ? mutate(rule, change) : rule] };
        const { diagnostics } = compileRules([
          { path: 'rules/page.yaml', text: stringify(changed) },
        ]);
        const codes = diagnostics.filter(
          ({ code, message }) => SHAPE.has(code) && !MEANING.test(message),
        );
        verdicts[codes.length === 0 ? 'accepted' : 'refused'] += 1;
        expect({ valid: isValid(changed), codes }).toEqual({ valid: codes.length === 0, codes });
      }),
      { numRuns: inject('runs') },
    );
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(inject('runs') / 10);
  });
});
