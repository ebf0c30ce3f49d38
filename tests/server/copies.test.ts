import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
