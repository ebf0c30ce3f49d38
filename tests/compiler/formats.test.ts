import { Ajv2020 } from 'ajv/dist/2020.js';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/compiler/diagnostic.ts';
import { FORMATS, formatDiagnostics } from '../../src/compiler/format-diagnostics.ts';
import { compileRules } from '../../src/compiler/compile-rules.ts';

const files = [
  {
    path: 'rules/pages/a, b & c.yaml',
    text: 'routes: /about\nrules:\n  - id: sample-rule\n    why: "Words: <100%, all of them."\n    selector: .a\n    acton: hide\n',
  },
  {
    path: 'rules/pages/fine.yaml',
    text: 'routes: /fine\nrules:\n  - id: fine-rule\n    why: Nothing is wrong with this one.\n    selector: .b\n    action: hide\n',
  },
];
const warning: Diagnostic = {
  file: 'rules/pages/fine.yaml',
  line: 3,
  column: 9,
  endLine: 4,
  endColumn: 2,
  code: 'W106',
  severity: 'warning',
  message: 'Two lines:\none, and 100% more.\u0007',
};
const diagnostics = [...compileRules(files).diagnostics, warning];
const write = (format: (typeof FORMATS)[number]): string =>
  formatDiagnostics(format, diagnostics, files);

it('has one mistake and one warning to tell', () => {
  expect(diagnostics.map(({ code }) => code)).toEqual(['R011', 'W106']);
});

describe('github', () => {
  it('writes one workflow command a line, with what they give a meaning escaped', () => {
    expect(write('github')).toBe(
      '::error file=rules/pages/a%2C b & c.yaml,line=6,endLine=6,col=5,endColumn=9,title=R011::' +
        'rule "sample-rule": Unknown key "acton". Did you mean "action"?\n' +
        '::warning file=rules/pages/fine.yaml,line=3,endLine=4,col=9,title=W106::' +
        'Two lines:%0Aone, and 100%25 more.\u0007\n',
    );
  });
});

/** What SARIF 2.1.0 demands of the parts that are written here. */
const SARIF = {
  type: 'object',
  required: ['version', 'runs', '$schema'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', pattern: '^https://.*sarif-2\\.1\\.0\\.json$' },
    version: { const: '2.1.0' },
    runs: { type: 'array', minItems: 1, items: { $ref: '#/$defs/run' } },
  },
  $defs: {
    run: {
      type: 'object',
      required: ['tool', 'results'],
      additionalProperties: false,
      properties: {
        tool: {
          type: 'object',
          required: ['driver'],
          additionalProperties: false,
          properties: { driver: { $ref: '#/$defs/driver' } },
        },
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        results: { type: 'array', items: { $ref: '#/$defs/result' } },
      },
    },
    driver: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        informationUri: { type: 'string', pattern: '^https://' },
        rules: {
          type: 'array',
          uniqueItems: true,
          items: {
            type: 'object',
            required: ['id'],
            additionalProperties: false,
            properties: {
              id: { type: 'string' },
              shortDescription: { $ref: '#/$defs/text' },
              defaultConfiguration: {
                type: 'object',
                additionalProperties: false,
                properties: { level: { enum: ['none', 'note', 'warning', 'error'] } },
              },
            },
          },
        },
      },
    },
    text: {
      type: 'object',
      required: ['text'],
      additionalProperties: false,
      properties: { text: { type: 'string' } },
    },
    result: {
      type: 'object',
      required: ['message'],
      additionalProperties: false,
      properties: {
        ruleId: { type: 'string' },
        ruleIndex: { type: 'integer', minimum: 0 },
        level: { enum: ['none', 'note', 'warning', 'error'] },
        message: { $ref: '#/$defs/text' },
        locations: { type: 'array', items: { $ref: '#/$defs/location' } },
      },
    },
    location: {
      type: 'object',
      additionalProperties: false,
      properties: {
        physicalLocation: {
          type: 'object',
          required: ['artifactLocation'],
          additionalProperties: false,
          properties: {
            artifactLocation: {
              type: 'object',
              additionalProperties: false,
              properties: { uri: { type: 'string', pattern: '^[^ ,]+$' } },
            },
            region: {
              type: 'object',
              additionalProperties: false,
              required: ['startLine'],
              properties: Object.fromEntries(
                ['startLine', 'startColumn', 'endLine', 'endColumn'].map((key) => [
                  key,
                  { type: 'integer', minimum: 1 },
                ]),
              ),
            },
          },
        },
      },
    },
  },
};

describe('sarif', () => {
  it('is what SARIF 2.1.0 asks for', () => {
    const isValid = new Ajv2020({ allErrors: true }).compile(SARIF);
    isValid(JSON.parse(write('sarif')));
    expect(isValid.errors).toBeNull();
  });

  it('names the code, the place and the level of each', () => {
    const [run] = (JSON.parse(write('sarif')) as { runs: { results: unknown[] }[] }).runs;
    expect(run?.results).toMatchObject([
      {
        ruleId: 'R011',
        level: 'error',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'rules/pages/a%2C%20b%20%26%20c.yaml' },
              region: { startLine: 6, startColumn: 5, endLine: 6, endColumn: 10 },
            },
          },
        ],
      },
      { ruleId: 'W106', ruleIndex: 1, level: 'warning' },
    ]);
  });
});

describe('junit', () => {
  const { window } = new JSDOM('');
  const parsed = new window.DOMParser().parseFromString(write('junit'), 'application/xml');

  it('is XML that counts right', () => {
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.localName).toBe('testsuites');
    const suite = parsed.querySelector('testsuites > testsuite');
    expect(suite?.getAttribute('tests')).toBe(String(parsed.querySelectorAll('testcase').length));
    expect(suite?.getAttribute('failures')).toBe(String(parsed.querySelectorAll('failure').length));
  });

  it('has a case for each file', () => {
    const cases = [...parsed.querySelectorAll('testcase')].map((one) => one.getAttribute('name'));
    expect(cases).toEqual(files.map(({ path }) => path));
    const [failure] = parsed.querySelectorAll('failure');
    expect(failure?.getAttribute('message')).toContain('[R011] rule "sample-rule"');
  });

  it('a file without mistakes is a case that passes', () => {
    const text = formatDiagnostics('junit', diagnostics.slice(0, 1), files);
    expect(text.match(/<failure/g)).toHaveLength(1);
    expect(text).toContain('name="rules/pages/fine.yaml" classname="rules check" time="0"/>');
  });
});

it.each(FORMATS)('%s says nothing wrong of nothing', (format) => {
  const text = formatDiagnostics(format, [], []);
  expect(text).not.toMatch(/R011|W106|::error/);
  if (format === 'json' || format === 'sarif') expect(() => JSON.parse(text)).not.toThrow();
});
