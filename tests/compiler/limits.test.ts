import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { ruleFile, ruleText } from './rule-text.ts';

describe('limits', () => {
  it.each<[string, number, (list: string) => string]>([
    ['path-contains', 50, (parts) => ruleText({ when: `{ path-contains: ${parts} }` })],
    ['selector.text', 50, (texts) => ruleText({ selector: `{ css: p, text: ${texts} }` })],
    ['selector', 8, (selectors) => ruleText({ selector: selectors })],
    ['when', 8, (names) => ruleText({ when: names.replace(/\.\w+/g, '{ exists: $& }') })],
  ])('takes a list at %s of so many and no more: %d', (place, most, write) => {
    const told = (length: number) => {
      const list = Array.from({ length }, (_, index) => `.a${index}`);
      return compileRules([ruleFile([write(`[${list.join(', ')}]`)])]).diagnostics;
    };
    expect(told(most)).toEqual([]);
    expect(told(most + 1)).toMatchObject([
      { message: `${place} must be a list of 1 to ${most} entries.` },
    ]);
  });

  it('refuses a file of more than 64 KiB', () => {
    const text = `${ruleFile().text}# ${'é'.repeat(33_000)}\n`;
    const { diagnostics } = compileRules([{ path: 'rules/page.yaml', text }]);
    expect(diagnostics).toMatchObject([{ code: 'R008', line: 1 }]);
    expect(diagnostics[0]?.message).toMatch(/^File is too large \(66\d{3} bytes, limit 65536\)\.$/);
  });

  it('refuses more than 1,000 rules in one file', () => {
    const rules = Array.from(
      { length: 1_001 },
      (_, index) => `- {id: id-${index}, why: Too many., selector: .a, action: hide}\n`,
    );
    const { compiled, diagnostics } = compileRules([ruleFile(rules)]);
    expect(compiled).toBeNull();
    expect(diagnostics.map(({ message }) => message)).toContain(
      'Too many rules (1001, limit 1000).',
    );
  });

  it('refuses more than 1,000 rules in all', () => {
    const files = Array.from({ length: 3 }, (_, part) =>
      ruleFile(
        Array.from(
          { length: 334 },
          (_one, index) =>
            `  - { id: r-${part}-${index}, why: One rule of many., selector: .s${index}, action: hide }\n`,
        ),
        `rules/part-${part}.yaml`,
        `/part-${part}/:id`,
      ),
    );
    const { diagnostics } = compileRules(files);
    expect(diagnostics.filter(({ code }) => code === 'R008')).toMatchObject([
      { message: 'Too many rules (1002, limit 1000).', rule: 'r-2-332' },
    ]);
  });
});
