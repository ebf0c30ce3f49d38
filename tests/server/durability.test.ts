import { execFileSync } from 'node:child_process';
import { chmod, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { maximumLengths } from '../../src/contract/contact-message.ts';
import { openSqliteFile } from '../../src/server/messages/sqlite-file.ts';
import { openMessageApp } from './support/message-app.ts';
import { named, postJson, standard } from './support/messages.ts';
import {
  MESSAGE_SERVER,
  startServer,
  withFolder,
  type ServerProcess,
} from './support/start-server.ts';

/** Takes the disk away from a running process. */
const PRLIMIT = 'prlimit';
const isRoot = process.getuid?.() === 0;
const key = (name: string): Record<string, string> => ({ 'Idempotency-Key': name });

async function withServer(
  work: (server: ServerProcess, folder: string) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const server = await startServer({ DATA_FOLDER: folder }, MESSAGE_SERVER);
    try {
      await work(server, folder);
    } finally {
      await server.stop('SIGKILL');
    }
  });
}

function count(folder: string): number {
  const database = new DatabaseSync(join(folder, 'messages.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM messages').get();
  database.close();
  return Number(row?.['count']);
}

async function expectNotNow(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({ message: expect.stringContaining('try again') });
}

describe('the embedded database', () => {
  it('writes ahead and waits for the disk, and knows it from the database itself', () =>
    withFolder(async (folder) => {
      const file = openSqliteFile(join(folder, 'messages.sqlite'));
      const read = (name: string): unknown => file.prepare(`PRAGMA ${name}`).get()?.[name];
      expect(read('journal_mode')).toBe('wal');
      expect(read('synchronous')).toBe(2);
      expect(read('foreign_keys')).toBe(1);
      file.close();
    }));

  it('is refused where it cannot be durable', () => {
    expect(() => openSqliteFile(':memory:')).toThrow('journal_mode at memory');
  });
});

describe('one submit', () => {
  it('is one message, however often it arrives', () =>
    withServer(async ({ origin }, folder) => {
      const tries = Array.from({ length: 50 }, () => postJson(origin, standard, key('one')));
      const answers = await Promise.all(tries);
      for (let again = 0; again < 10; again += 1) {
        answers.push(await postJson(origin, standard, key('one')));
      }
      const bodies = await Promise.all(answers.map((answer) => answer.json()));
      expect(new Set(bodies.map(({ id }) => id as string)).size).toBe(1);
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([...Array.from({ length: 59 }, () => 200), 201]);
      expect(count(folder)).toBe(1);
    }));

  it('is 422 when its key says something else now', () =>
    withServer(async ({ origin }, folder) => {
      await postJson(origin, standard, key('one'));
      const other = await postJson(origin, { ...standard, subject: 'Other' }, key('one'));
      expect(other.status).toBe(422);
      const second = await postJson(origin, named, key('two'));
      expect(second.status).toBe(201);
      expect(count(folder)).toBe(2);
    }));

  it('without a key is a message each time', () =>
    withServer(async ({ origin }, folder) => {
      for (let time = 0; time < 3; time += 1) await postJson(origin, standard);
      expect(count(folder)).toBe(3);
    }));
});

describe('a database that takes nothing', () => {
  it('because it is locked: 503, other answers go on, and it recovers', () =>
    withServer(async ({ origin }, folder) => {
      const other = new DatabaseSync(join(folder, 'messages.sqlite'), { timeout: 5000 });
      other.exec('BEGIN IMMEDIATE');
      const posts = Array.from({ length: 5 }, () => postJson(origin, standard));
      const health = await fetch(`${origin}/healthz`);
      expect(health.status).toBe(200);
      for (const answer of await Promise.all(posts)) await expectNotNow(answer);
      const ready = await fetch(`${origin}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ reasons: [expect.stringContaining('locked')] });
      other.exec('ROLLBACK');
      other.close();
      expect((await postJson(origin, standard)).status).toBe(201);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(count(folder)).toBe(1);
    }));

  it('because the disk is full: 503, nothing false is acknowledged, and it recovers', (context) =>
    withServer(async ({ origin, process: { pid } }, folder) => {
      const limit = (bytes: string): void => {
        execFileSync(PRLIMIT, [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
      };
      try {
        limit('unlimited');
      } catch {
        context.skip('prlimit is not there to take the disk away');
      }
      const long = { ...standard, message: 'x'.repeat(maximumLengths.message) };
      expect((await postJson(origin, long, key('first'))).status).toBe(201);
      limit('100000');
      const refused: string[] = [];
      for (let at = 0; at < 24; at += 1) {
        const answer = await postJson(origin, long, key(`full-${at}`));
        if (answer.status === 201) continue;
        await expectNotNow(answer);
        refused.push(`full-${at}`);
      }
      expect(refused.length).toBeGreaterThan(0);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      limit('unlimited');
      for (const name of refused) {
        expect((await postJson(origin, long, key(name))).status).toBe(201);
      }
      expect(count(folder)).toBe(25);
    }));

  it('because it is read-only: 503, and it recovers', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'messages.sqlite');
      const first = await openMessageApp({ DATA_FOLDER: folder });
      await first.store.check();
      await first.app.close();
      if (isRoot) for (const path of [folder, file]) await chown(path, 65_534, 65_534);
      for (const path of [file, folder]) await chmod(path, 0o555);
      const server = await startServer(
        { DATA_FOLDER: folder, AS_NOBODY: isRoot ? '1' : '' },
        MESSAGE_SERVER,
      );
      await expectNotNow(await postJson(server.origin, standard));
      for (const path of [folder, file]) await chmod(path, 0o777);
      expect((await postJson(server.origin, standard)).status).toBe(201);
      await server.stop('SIGKILL');
      expect(count(folder)).toBe(1);
    }));

  it('because somebody moved it away: what is taken from then on is in the new file', () =>
    withServer(async ({ origin }, folder) => {
      expect((await postJson(origin, standard)).status).toBe(201);
      const file = join(folder, 'messages.sqlite');
      await rename(file, `${file}.moved`);
      for (const end of ['-wal', '-shm']) await rename(`${file}${end}`, `${file}.moved${end}`);
      expect((await postJson(origin, named)).status).toBe(201);
      expect(count(folder)).toBe(1);
    }));

  it('because the disk is full: stops as ever, and the next start has all of it', (context) =>
    withFolder(async (folder) => {
      const server = await startServer({ DATA_FOLDER: folder }, MESSAGE_SERVER);
      expect((await postJson(server.origin, standard)).status).toBe(201);
      try {
        execFileSync(PRLIMIT, [`--pid=${server.process.pid}`, '--fsize=4096:unlimited']);
      } catch {
        await server.stop('SIGKILL');
        return context.skip(`${PRLIMIT} is not there`);
      }
      expect(await server.stop()).toBe(0);
      expect(server.output()).not.toContain('    at ');
      expect(count(folder)).toBe(1);
    }));

  it('because its folder is a file: 503 until it is a folder again', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      await writeFile(data, 'in the way');
      const { app } = await openMessageApp({ DATA_FOLDER: data });
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      await expectNotNow(await postJson(origin, standard));
      await rm(data);
      expect((await postJson(origin, standard)).status).toBe(201);
      await app.close();
    }));
});

describe('an answer 201', () => {
  it('comes after the disk has the message: fsync stands before each of 100', (context) =>
    withFolder(async (folder) => {
      const trace = join(folder, 'trace');
      const server = await startServer({ DATA_FOLDER: folder }, MESSAGE_SERVER);
      const calls = ['-f', '-qq', '-s', '24', '-e', 'trace=fsync,fdatasync,write,writev'];
      const { spawn } = await import('node:child_process');
      const strace = spawn('strace', [...calls, '-o', trace, '-p', String(server.process.pid)]);
      const failure = await new Promise<string | null>((resolve) => {
        strace.once('error', () => resolve('strace is not there'));
        strace.once('exit', () => resolve('strace may not look at a process here'));
        setTimeout(() => resolve(null), 1000);
      });
      if (failure !== null) {
        await server.stop('SIGKILL');
        context.skip(failure);
      }
      for (let at = 0; at < 100; at += 1) {
        expect((await postJson(server.origin, standard)).status).toBe(201);
      }
      await server.stop('SIGKILL');
      const events = (await readFile(trace, 'utf8')).matchAll(
        / (fsync|fdatasync)\(|HTTP\/1\.1 201/g,
      );
      const order = [...events].map(([text]) => (text.includes('sync') ? 'disk' : 'answer'));
      const answers = order.filter((event) => event === 'answer').length;
      const safe = order.filter(
        (event, at) => event === 'answer' && order[at - 1] === 'disk',
      ).length;
      expect({ answers, safe }).toEqual({ answers: 100, safe: 100 });
    }));
});
