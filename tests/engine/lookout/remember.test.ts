import { expect, it } from 'vitest';
import { remember } from '../../../src/engine/plan/remember.ts';

it('makes what it knows once', () => {
  const known = new Map<string, object>();
  const make = (): object => ({});
  expect(remember(known, 'a', make)).toBe(remember(known, 'a', make));
  expect(remember(known, 'b', make)).not.toBe(remember(known, 'a', make));
});

it('forgets what it knows before it fills the memory', () => {
  const known = new Map<string, string>();
  for (let tick = 0; tick < 12_000; tick += 1) {
    expect(remember(known, `clock-${tick}`, (name) => name)).toBe(`clock-${tick}`);
    expect(known.size).toBeLessThanOrEqual(5_000);
  }
});
