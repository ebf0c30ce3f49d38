import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillFolder, FolderRefused } from '../../src/server/export/fill-folder.ts';
import { withFolder } from './support/start-server.ts';

const write = (folder: string): Promise<void> => writeFile(join(folder, 'one.txt'), 'one');

describe('a folder that is filled', () => {
  it('has its name once all is in it', () =>
    withFolder(async (root) => {
      const folder = join(root, 'above/site');
      await fillFolder(folder, async (draft) => {
        await write(draft);
        expect(await readdir(join(root, 'above'))).not.toContain('site');
      });
      expect(await readFile(join(folder, 'one.txt'), 'utf8')).toBe('one');
      expect(await readdir(join(root, 'above'))).toEqual(['site']);
    }));

  it('leaves nothing when the disk does not take it all', () =>
    withFolder(async (root) => {
      const filled = fillFolder(join(root, 'site'), async (draft) => {
        await write(draft);
        throw Object.assign(new Error('It is full.'), { code: 'ENOSPC' });
      });
      await expect(filled).rejects.toThrow(
        new FolderRefused('The folder cannot be written: ENOSPC.'),
      );
      expect(await readdir(root)).toEqual([]);
    }));

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves nothing when the process is told to stop by %s',
    (signal) =>
      withFolder(async (root) => {
        const place = JSON.stringify(join(root, 'site'));
        const module = JSON.stringify(resolve('src/server/export/fill-folder.ts'));
        const code = `const { fillFolder } = await import(${module});
        await fillFolder(${place}, (draft) => {
          console.log(draft);
          return new Promise((done) => setTimeout(done, 60_000));
        });`;
        const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
        await once(child.stdout, 'data');
        expect(await readdir(root)).toHaveLength(1);
        child.kill(signal);
        const [status] = await once(child, 'exit');
        expect(status).toBe(128 + constants.signals[signal]);
        expect(await readdir(root)).toEqual([]);
      }),
  );

  it('takes no place where something is by then', () =>
    withFolder(async (root) => {
      const folder = join(root, 'site');
      const filled = fillFolder(folder, async () => {
        await mkdir(folder);
        await write(folder);
      });
      await expect(filled).rejects.toBeInstanceOf(FolderRefused);
      expect(await readdir(root)).toEqual(['site']);
    }));
});
