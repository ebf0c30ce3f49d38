import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { maximumLengths } from '../../src/contract/contact-message.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { backUpSqlite } from '../../src/server/messages/back-up-sqlite.ts';
import { openStore } from '../../src/server/messages/open-store.ts';
import { messages, messagesUnder, messagesWithoutRoom } from './support/messages-command.ts';
import { postJson, standard } from './support/messages.ts';
import { MESSAGE_SERVER, startServer, withFolder } from './support/start-server.ts';

/** Stores more than goes into a file where there is no room. */
async function storeMany(folder: string, count = 12): Promise<void> {
  const store = openStore(readConfig({ DATA_FOLDER: folder }));
  const fields = { ...standard, message: 'x'.repeat(maximumLengths.message) };
  const message = { fields, status: 'new', suspicion: null, key: null } as const;
  for (let at = 0; at < count; at += 1) await store.add(message, []);
  await store.close();
}

function countMessages(file: string): unknown {
  const database = new DatabaseSync(file);
  const row = database.prepare('SELECT count(*) AS count FROM messages').get();
  database.close();
  return row?.['count'];
}

describe('a backup', () => {
  it('taken while messages pour in is whole, and for the eyes of its owner', () =>
    withFolder(async (folder) => {
      const server = await startServer({ DATA_FOLDER: folder }, MESSAGE_SERVER);
      const over = new AbortController();
      const pour = (async () => {
        while (!over.signal.aborted) await postJson(server.origin, standard);
      })();
      const copy = join(folder, 'copy.sqlite');
      expect((await messages(folder, 'backup', copy)).code).toBe(0);
      over.abort();
      await pour;
      await server.stop();
      expect(statSync(copy).mode & 0o777).toBe(0o600);
      const backup = new DatabaseSync(copy);
      expect(backup.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      backup.close();
      expect(existsSync(join(folder, 'messages.sqlite-wal'))).toBe(false);
    }));

  it('does not begin anew with every message that comes', () =>
    withFolder(async (folder) => {
      await storeMany(folder, 100);
      const path = join(folder, 'messages.sqlite');
      const other = new DatabaseSync(path);
      let writes = 0;
      const write = (): void => {
        other.exec(`UPDATE messages SET suspicion = ${(writes += 1)}`);
        if (writes < 300) timer = setImmediate(write);
      };
      let timer = setImmediate(write);
      await backUpSqlite(path, join(folder, 'copy.sqlite'));
      clearImmediate(timer);
      other.close();
      expect(writes).toBeLessThan(300);
    }));

  it('is not made of a database that is not there', () =>
    withFolder(async (folder) => {
      const copy = join(folder, 'copy.sqlite');
      const elsewhere = await mkdtemp(join(folder, 'elsewhere-'));
      const { code, error } = await messages(elsewhere, 'backup', copy);
      expect([code, error]).toEqual([1, 'There is no database to copy.\n']);
      expect(existsSync(copy)).toBe(false);
    }));

  it('that is cut off has not the name of one', () =>
    withFolder(async (folder) => {
      await storeMany(folder, 400);
      const copy = join(folder, 'copy.sqlite');
      const child = spawn(process.execPath, ['src/cli/messages.ts', 'backup', copy], {
        env: { PATH: process.env['PATH'], DATA_FOLDER: folder },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await vi.waitUntil(() => readdirSync(folder).some((name) => name.startsWith('copy.sqlite')), {
        timeout: 30_000,
        interval: 1,
      });
      child.kill('SIGKILL');
      await ended;
      // It may have been faster.
      if (existsSync(copy)) expect(countMessages(copy)).toBe(400);
    }));

  it('that does not fit on the disk leaves no half of one', () =>
    withFolder(async (folder) => {
      await storeMany(folder);
      const copy = join(folder, 'copy.sqlite');
      const { code, error } = await messagesWithoutRoom(folder, '/dev/null', 'backup', copy);
      expect([code, error]).toEqual([
        1,
        expect.stringMatching(/^The copy cannot be written: .+\n$/),
      ]);
      expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
    }));

  it.each([
    ['in a folder that is not there', {}, 'The copy cannot be written: ENOENT.\n'],
    [
      'of PostgreSQL',
      { DATABASE_URL: 'postgres://localhost/site' },
      'Use pg_dump to back up a PostgreSQL database.\n',
    ],
  ])('%s is refused in a sentence', (_what, settings, sentence) =>
    withFolder(async (folder) => {
      await messages(folder);
      const environment = { DATA_FOLDER: folder, ...settings };
      const { code, error } = await messagesUnder(environment, 'backup', join(folder, 'gone/copy'));
      expect([code, error]).toEqual([1, sentence]);
    }),
  );
});

describe('an export', () => {
  it('that does not fit on the disk is not taken for whole', () =>
    withFolder(async (folder) => {
      await storeMany(folder);
      const { code, error } = await messagesWithoutRoom(folder, join(folder, 'all.csv'), 'export');
      expect([code, error]).toEqual([1, 'Not all of it could be written: EFBIG.\n']);
    }));
});
