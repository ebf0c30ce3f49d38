import { expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { ruleFile, ruleText } from './rule-text.ts';

it('tells as a warning where a draft disagrees with a live rule, or undoes it', () => {
  const title = (value: string): Record<string, string> => ({
    action: `set-attribute\n    name: title\n    value: ${value}`,
  });
  const file = ruleFile([
    ruleText({ id: 'rule-live', ...title('one') }),
    ruleText({ id: 'rule-draft', status: 'draft', ...title('two') }),
  ]);
  const { compiled, diagnostics } = compileRules([file]);
  expect(compiled?.rules.map(({ id }) => id)).toEqual(['rule-live']);
  expect(diagnostics).toMatchObject([{ code: 'R304', severity: 'warning', rule: 'rule-draft' }]);
  expect(diagnostics[0]?.message).toMatch(/One of them is a draft: this counts when it is live\.$/);
  expect(compileRules([file], { includeDrafts: true }).compiled).toBeNull();
});
