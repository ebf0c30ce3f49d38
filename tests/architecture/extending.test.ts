import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/extending.md', 'utf8');
const places = [...guide.matchAll(/`((?:src|tests|content|docs)\/[^`<*]*)/g)].map(
  ([, place = '']) => place,
);

it.each([...new Set(places)])('docs/extending.md leads to %s, which is there', (place) => {
  expect(existsSync(place)).toBe(true);
});
