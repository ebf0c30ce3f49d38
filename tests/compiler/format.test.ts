import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { formatJson } from '../../src/compiler/format-json.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';
import { ruleFile, ruleText } from './rule-text.ts';

const pretty = (rules: string[], colors = false): string => {
  const files = [ruleFile(rules)];
  return formatPretty(compileRules(files).diagnostics, files, { colors });
};

describe('the pretty form', () => {
  it('says nothing when there is nothing', () => {
    expect(pretty([ruleText()])).toBe('');
  });

  it('shows fifty diagnostics and counts the rest', () => {
    const rules = Array.from({ length: 62 }, (_, index) =>
      ruleText({ id: `rule-${index}`, action: 'hid' }),
    );
    const text = pretty(rules);
    expect(text.match(/\[R201\]/g)).toHaveLength(50);
    expect(text.endsWith('\n… and 12 more\n')).toBe(true);
  });

  it('cuts long values and long lines', () => {
    const text = pretty([ruleText({ action: 'a'.repeat(500) })]);
    expect(text).toContain(`Action "${'a'.repeat(79)}…" does not exist.`);
    for (const line of text.split('\n').slice(1)) expect(line.length).toBeLessThan(140);
  });

  it('looks at the right part of a long line', () => {
    const text = pretty([ruleText({ selector: `'.${'a'.repeat(250)}:hover'` })]);
    expect(text).toMatch(/ {40}\^{6}\n/);
  });

  it('gives a terminal nothing to obey', () => {
    const text = pretty([ruleText({ action: '"\\e[2Jhide\\u202E"', id: '"\u001B[31m"' })]);
    expect(text).not.toMatch(/[\u001B\u202E]/);
    expect(text).toContain('Action "\\u001b[2Jhide\\u202e" does not exist.');
  });

  it('is colored only when that is asked for', () => {
    expect(pretty([ruleText({ action: 'hid' })], true)).toContain('\u001B[31m[R201]\u001B[39m');
    expect(pretty([ruleText({ action: 'hid' })])).not.toContain('\u001B');
  });
});

describe('the form for programs', () => {
  it('is versioned and holds everything', () => {
    const { diagnostics } = compileRules([ruleFile([ruleText({ once: 'yes' })])]);
    expect(JSON.parse(formatJson(diagnostics))).toEqual({
      version: 1,
      diagnostics: [
        {
          file: 'rules/page.yaml',
          line: 7,
          column: 11,
          endLine: 7,
          endColumn: 14,
          code: 'R309',
          severity: 'error',
          rule: 'sample-rule',
          message: 'once must be true or false.',
          found: '"yes"',
          suggestion: 'true',
        },
      ],
    });
  });
});
