import { afterEach, expect, it } from 'vitest';
import { ScrollMemory } from '../../src/app/scroll/scroll-memory.ts';

const MOST = 100;

afterEach(() => sessionStorage.clear());

it('remembers where the visitor was on a page when it was left last', () => {
  const memory = new ScrollMemory();
  memory.remember('one', 700);
  memory.remember('two', 0);
  memory.remember('one', 300);
  expect([memory.recall('one'), memory.recall('two')]).toEqual([300, 0]);
  expect(memory.recall('three')).toBeUndefined();
});

it('stays as small after 5,000 pages', () => {
  const memory = new ScrollMemory();
  for (let page = 0; page < 5000; page += 1) memory.remember(`page ${page}`, page);
  expect(memory.recall('page 4999')).toBe(4999);
  memory.store();
  const stored = JSON.parse(sessionStorage.getItem('scroll-positions') ?? '[]') as unknown[];
  expect(stored).toHaveLength(MOST);
});

it('forgets what was left longest ago', () => {
  const memory = new ScrollMemory();
  for (let page = 0; page < MOST; page += 1) memory.remember(`page ${page}`, page);
  memory.remember('page 0', 700);
  memory.remember('one more', 5);
  expect(memory.recall('page 0')).toBe(700);
  expect(memory.recall('page 1')).toBeUndefined();
  expect(memory.recall('page 2')).toBe(2);
});

it('goes on in the next document, in the same order', () => {
  const before = new ScrollMemory();
  for (let page = 0; page < MOST; page += 1) before.remember(`page ${page}`, page);
  before.store();
  const after = new ScrollMemory();
  after.load();
  after.remember('one more', 5);
  expect(after.recall('page 0')).toBeUndefined();
  expect(after.recall('page 1')).toBe(1);
});

it.each(['no JSON', '7', '{}'])('starts with nothing when it finds %j', (stored) => {
  sessionStorage.setItem('scroll-positions', stored);
  const memory = new ScrollMemory();
  memory.load();
  memory.remember('one', 1);
  expect(memory.recall('one')).toBe(1);
});
