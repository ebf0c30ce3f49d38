import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openCopies } from '../../src/server/content/copies.ts';

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
const copy = { html: '<p>one</p>', tag: null, fetchedAt: 1 };

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a copy that cannot be kept leaves no half of it', async () => {
  const copies = openCopies(folder);
  await copies.write('host pages/about', copy);
  const [name = ''] = readdirSync(folder);
  rmSync(join(folder, name));
  mkdirSync(join(folder, name));
  await expect(copies.write('host pages/about', copy)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([name]);
});

it.each([
  ['{"name":"host pages/about","html":"<p>on'],
  ['{"name":"host pages/about","html":"<p>one</p>"}'],
  ['{"name":"host pages/about","html":5,"tag":null,"fetchedAt":1}'],
  ['{"name":"host pages/about","html":"","tag":7,"fetchedAt":1}'],
  ['{"name":"host pages/about","html":"","tag":null,"fetchedAt":"1"}'],
  ['null'],
  [''],
])('a copy that lacks a part is none: %s', async (text) => {
  const copies = openCopies(folder);
  await copies.write('host pages/about', copy);
  expect(await copies.read('host pages/about')).toMatchObject(copy);
  writeFileSync(join(folder, readdirSync(folder)[0]!), text);
  expect(await copies.read('host pages/about')).toBeNull();
});
