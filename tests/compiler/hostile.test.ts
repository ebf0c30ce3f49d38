import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { stringify } from 'yaml';
import { attack, badRoute } from './arbitrary-attacks.ts';
import { arbitraryFile, type RuleValue } from './arbitrary-rule.ts';
import { compileHeld } from './compile-held.ts';

const numRuns = inject('runs');

const OPTIONS_OFF = { class: undefined, name: undefined, value: undefined };

describe('hostile rules', () => {
  it('are refused, each with its code, whatever stands around them', () => {
    fc.assert(
      fc.property(arbitraryFile, attack, (file, [code, change]) => {
        const [{ id, why, delay } = {} as RuleValue] = file.rules;
        const rule = { ...OPTIONS_OFF, id, why, delay, selector: '.hero', ...change };
        const told = compileHeld(stringify({ ...file, rules: [rule] })).map((one) => one.code);
        expect(told.join()).toMatch(new RegExp(`^${code}$`));
      }),
      { numRuns },
    );
  });

  it('are refused for their routes', () => {
    fc.assert(
      fc.property(arbitraryFile, badRoute, fc.boolean(), (file, [code, route], isExcept) => {
        const changed = isExcept ? { ...file, except: [route] } : { ...file, routes: route };
        expect(compileHeld(stringify(changed)).map((one) => one.code)).toEqual([code]);
      }),
      { numRuns: numRuns / 5 },
    );
  });
});
