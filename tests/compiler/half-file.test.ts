import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';

const PATH = 'rules/pages/contact.yaml';

it('tells one mistake of a file, wherever it ends', () => {
  const text = readFileSync(PATH, 'utf8');
  const told = Array.from({ length: text.length - 1 }, (_, index) => {
    const half = text.slice(0, index + 1);
    return { half, count: compileRules([{ path: PATH, text: half }]).diagnostics.length };
  });
  expect(told.filter(({ count }) => count > 1).map(({ half }) => half.slice(-60))).toEqual([]);
  expect(told.filter(({ count }) => count === 1).length).toBeGreaterThan(told.length / 10);
});
