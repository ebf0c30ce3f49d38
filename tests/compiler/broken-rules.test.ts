import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codes } from '../../src/compiler/codes.ts';
import { checkFixture } from './check-fixture.ts';

/**
 * A folder per mistake, named for it: `rules/` holds the broken files, `expected.txt` what is told.
 * A mistake is told once; only in folders that begin with "several-" there are more.
 */
const FIXTURES = 'tests/fixtures/broken-rules';
const names = readdirSync(FIXTURES).toSorted();
const told = new Set<string>();

describe.each(names)('%s', (name) => {
  const checked = checkFixture(`${FIXTURES}/${name}`);

  it('is told as expected', async () => {
    const { text, diagnostics } = await checked;
    for (const { code } of diagnostics) told.add(code);
    expect(text).toBe(readFileSync(`${FIXTURES}/${name}/expected.txt`, 'utf8'));
  });

  it('is told as often as there are mistakes, with a known code', async () => {
    const { diagnostics } = await checked;
    if (name.startsWith('several-')) expect(diagnostics.length).toBeGreaterThan(1);
    else expect(diagnostics).toHaveLength(1);
    for (const { code } of diagnostics) expect(Object.keys(codes)).toContain(code);
  });

  it('shows no inner workings', async () => {
    const { text } = await checked;
    expect(text).not.toMatch(/\bat .*\.[jt]s:\d|node_modules|Error:|undefined|\[object/);
  });
});

describe('the list of codes', () => {
  // Hints have tests of their own in lint.test.ts, what the content is told in content.test.ts.
  it('holds no code without a fixture', () => {
    const others = /^W1(?:0[2-9]|1\d)$/;
    expect(Object.keys(codes).filter((code) => !told.has(code) && !others.test(code))).toEqual([]);
  });
});
