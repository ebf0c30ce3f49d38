import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ContentFile } from '../../src/server/content/content-file.ts';
import { withFolder } from './support/start-server.ts';

const LONG_AGO = new Date('2026-01-01');

it('reads a file again when it has changed, and only then', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'page.html');
    const file = new ContentFile(path);
    await writeFile(path, 'one');
    await utimes(path, LONG_AGO, LONG_AGO);
    expect(await file.read()).toBe('one');
    // From outside the same file as before: nobody looks into it.
    await writeFile(path, 'two');
    await utimes(path, LONG_AGO, LONG_AGO);
    expect(await file.read()).toBe('one');
    await writeFile(path, 'two');
    expect(await file.read()).toBe('two');
  }));

it('takes two changes within one tick of the clock for two', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'page.html');
    const file = new ContentFile(path);
    for (const text of ['aa', 'bb', 'cc', 'dd']) {
      await writeFile(path, text);
      expect(await file.read()).toBe(text);
    }
  }));

it('sees a file that takes the place of another, and that one is gone', () =>
  withFolder(async (folder) => {
    const [path, next] = [join(folder, 'page.html'), join(folder, 'next.html')];
    const file = new ContentFile(path);
    for (const [name, text] of [
      [path, 'old'],
      [next, 'new'],
    ] as const) {
      await writeFile(name, text);
      await utimes(name, LONG_AGO, LONG_AGO);
    }
    expect(await file.read()).toBe('old');
    await rename(next, path);
    expect(await file.read()).toBe('new');
    await rm(path);
    await expect(file.read()).rejects.toThrow('ENOENT');
  }));
