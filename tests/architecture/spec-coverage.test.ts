import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const table = readFileSync('docs/spec-coverage.md', 'utf8');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(sentence|-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const references = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');

describe.each(rows)('%s', (sentence, where, shownBy) => {
  it('has its place', () => {
    expect(sentence).not.toBe('');
    expect(references(where ?? '')).not.toEqual([]);
    for (const reference of references(where ?? '')) {
      const [file = '', id] = reference.split('#');
      expect(existsSync(file), file).toBe(true);
      if (id)
        expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`(- id|^ *['"]?): ?${id}$`, 'm'));
    }
  });

  it('has its test', () => {
    expect(references(shownBy ?? '')).not.toEqual([]);
    for (const reference of references(shownBy ?? '')) {
      const [file = '', name = ''] = reference.split(' › ');
      expect(existsSync(file), file).toBe(true);
      expect(name).not.toBe('');
      expect(readFileSync(file, 'utf8'), name).toContain(name);
    }
  });
});
