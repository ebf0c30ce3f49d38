import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { ruleFile, ruleText } from './rule-text.ts';

describe('two rules of which one writes a shorthand and the other a part of it', () => {
  const styles = (one: string, other: string) => {
    const rule = (id: string, style: string) =>
      ruleText({ id, action: 'set-style', style: `{ ${style} }` });
    const rules = [rule('first-rule', one), rule('second-rule', other)];
    return compileRules([ruleFile(rules)]).diagnostics;
  };

  it.each([
    ["margin: '0'", 'margin-top: 10px', 'margin-top'],
    ['padding-left: 1em', 'padding: 1px 2px', 'padding-left'],
    ['border: 1px solid red', 'border-color: blue', 'border-top-color'],
    ['border-top: none', "border-width: '0'", 'border-top-width'],
    ['border: none', 'border-left: 1px solid', 'border-left-width'],
    ['gap: 1px 2px', 'row-gap: 2px', 'row-gap'],
  ])('are in conflict: %s and %s', (one, other, what) => {
    const message = `Conflicts with rule "first-rule" (rules/page.yaml:3): both set ${what} on .hero. Keep one.`;
    expect(styles(one, other)).toMatchObject([{ code: 'R304', message, rule: 'second-rule' }]);
  });

  it.each([
    ['margin: 0 auto', 'margin-left: auto'],
    ['margin: 0 auto', 'margin-top: 0px'],
    ["border: '1px solid rgb(0, 0, 0)'", "border-color: 'rgb(0, 0, 0)'"],
    ['border-top: none', 'border-left: 1px solid'],
    ['margin-top: 1px', 'margin-left: 2px'],
    ['padding: 1px', 'margin-top: 2px'],
  ])('are not when both say the same, or speak of different sides: %s and %s', (one, other) => {
    expect(styles(one, other)).toEqual([]);
  });
});
