import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { codes } from '../../src/compiler/codes.ts';

it('lists every code that the compiler or the trust module writes', () => {
  const files = globSync(['src/compiler/**/*.ts', 'src/engine/**/*.ts']);
  const written = files.flatMap((file) => readFileSync(file, 'utf8').match(/\b[RW]\d{3}\b/g) ?? []);
  expect([...new Set(written)].filter((code) => !(code in codes))).toEqual([]);
});

it('is in order, with one plain sentence for each', () => {
  expect(Object.keys(codes)).toEqual(Object.keys(codes).toSorted());
  for (const meaning of Object.values(codes)) expect(meaning).toMatch(/^[A-Z].{10,90}$/);
});
