import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { openDataFolder } from '../../src/server/open-data-folder.ts';
import { openStore } from '../../src/server/messages/open-store.ts';
import { standard } from './support/messages.ts';
import { withFolder } from './support/start-server.ts';

/** Stores a message in a folder that everybody may look into, and tells how its files can be read meanwhile. */
async function modesOfFiles(folder: string): Promise<Record<string, string>> {
  chmodSync(folder, 0o755);
  const store = openStore(readConfig({ DATA_FOLDER: folder }));
  await store.add({ fields: standard, status: 'new', suspicion: null, key: null }, []);
  const files = readdirSync(folder).map((name) => {
    return [name, (statSync(join(folder, name)).mode & 0o777).toString(8)] as const;
  });
  await store.close();
  return Object.fromEntries(files);
}

const OWNER_ONLY = {
  'messages.sqlite': '600',
  'messages.sqlite-shm': '600',
  'messages.sqlite-wal': '600',
};

it('messages are for the eyes of the owner, also in a folder that was there before', () =>
  withFolder(async (folder) => {
    expect(await modesOfFiles(folder)).toEqual(OWNER_ONLY);
  }));

it('a database that everybody could read until now is for the eyes of its owner from then on', () =>
  withFolder(async (folder) => {
    for (const name of Object.keys(OWNER_ONLY))
      writeFileSync(join(folder, name), '', { mode: 0o644 });
    expect(await modesOfFiles(folder)).toEqual(OWNER_ONLY);
  }));

it('so is a folder that is made for it', () =>
  withFolder(async (folder) => {
    const made = join(folder, 'data');
    await openDataFolder(made);
    expect((statSync(made).mode & 0o777).toString(8)).toBe('700');
  }));
