import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { actions } from '../../src/engine/index.ts';
import { arbitraryFile } from './arbitrary-rule.ts';

const compile = (text: string) => compileRules([{ path: 'rules/page.yaml', text }]);

describe('rules that are right', () => {
  it('are never refused', () => {
    const seen = new Set<unknown>();
    fc.assert(
      fc.property(arbitraryFile, (file) => {
        seen.add(file.rules[0]?.['action']);
        expect(compile(stringify(file)).diagnostics).toEqual([]);
      }),
      { numRuns: inject('runs') },
    );
    expect(seen.size).toBe(actions.length);
  });

  it('are the same in every way of writing YAML', () => {
    fc.assert(
      fc.property(arbitraryFile, (file) => {
        const plain = compile(stringify(file)).compiled?.rules;
        const compact = compile(stringify(file, { collectionStyle: 'flow', lineWidth: 0 }));
        const quoted = compile(
          stringify(file, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' }),
        );
        const withoutSource = (rules = plain) => rules?.map((rule) => ({ ...rule, source: null }));
        expect(withoutSource(compact.compiled?.rules)).toEqual(withoutSource(plain));
        expect(withoutSource(quoted.compiled?.rules)).toEqual(withoutSource(plain));
      }),
      { numRuns: inject('runs') / 5 },
    );
  });

  it('come out as they went in', () => {
    fc.assert(
      fc.property(arbitraryFile, (file) => {
        const [raw = {}] = file.rules;
        const [rule] =
          compile(stringify({ ...file, rules: [{ ...raw, enabled: true, status: 'live' }] }))
            .compiled?.rules ?? [];
        expect(rule?.selectors).toEqual([raw['selector']].flat());
        expect({ ...raw, ...rule?.options }).toEqual(raw);
        expect(parse(stringify(raw))).toEqual(raw);
      }),
      { numRuns: inject('runs') / 5 },
    );
  });
});
