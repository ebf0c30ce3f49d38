import { expect } from 'vitest';
import { codes } from '../../src/compiler/codes.ts';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import type { Diagnostic } from '../../src/compiler/diagnostic.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';

/** Compiles a text and holds the answer against what every answer must be. */
export function compileHeld(text: string): readonly Diagnostic[] {
  const files = [{ path: 'rules/page.yaml', text }];
  const { compiled, diagnostics } = compileRules(files);
  const lines = text.split('\n');
  for (const { code, line, column, endLine, message } of diagnostics) {
    expect(Object.keys(codes)).toContain(code);
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(Math.max(lines.length, 1));
    expect(endLine).toBeGreaterThanOrEqual(line);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect(message).toMatch(/^\S.{5}/su);
    expect(message).not.toMatch(/undefined|\[object|\bNaN\b/);
  }
  expect(compiled === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  expect(formatPretty(diagnostics, files)).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202A-\u202E]/);
  return diagnostics;
}
