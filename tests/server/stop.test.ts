import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { post } from './malformed/running-server.ts';
import { startHookServer } from './support/hook-server.ts';
import { postJson, standard } from './support/messages.ts';
import { sendRaw } from './support/raw.ts';
import { MESSAGE_SERVER, startServer, withFolder } from './support/start-server.ts';

const patient = { timeout: 30_000, interval: 20 };

describe('SIGTERM under load', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s loses nothing that was acknowledged, cuts no answer off and ends with 0',
    (signal) =>
      withFolder(async (folder) => {
        const server = await startServer({ DATA_FOLDER: folder, LOG_LEVEL: 'warn' });
        const ids: string[] = [];
        const cut: unknown[] = [];
        const over = new AbortController();
        const visitors = Array.from({ length: 20 }, async () => {
          while (!over.signal.aborted) {
            let answer: Response;
            try {
              answer = await postJson(server.origin, standard);
            } catch {
              return;
            }
            const body = (await answer.json().catch((error: unknown) => cut.push(error))) as object;
            if (answer.status === 201) ids.push((body as { id: string }).id);
          }
        });
        // One visitor is in the middle of a message, another holds a connection and says nothing.
        const body = JSON.stringify(standard);
        const half = sendRaw(
          server.port,
          `POST /api/contact HTTP/1.1\r\nHost: x.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
        );
        await vi.waitFor(() => expect(ids.length).toBeGreaterThan(20), patient);
        // After 9.5 seconds the process would end itself, with 1.
        const code = await server.stop(signal);
        over.abort();
        await Promise.all([...visitors, half]);
        expect(code).toBe(0);
        expect(cut).toEqual([]);
        const database = new DatabaseSync(join(folder, 'messages.sqlite'));
        const stored = database.prepare('SELECT id FROM messages').all();
        database.close();
        const found = new Set(stored.map(({ id }) => String(id)));
        expect(ids.filter((id) => !found.has(id))).toEqual([]);
      }),
  );
});

describe('SIGTERM to npm start', () => {
  it('stops the server: npm hands it on, and the second one that Ctrl-C brings changes nothing', () =>
    withFolder(async (folder) => {
      const npm = spawn('npm', ['start', '--silent', '--ignore-scripts'], {
        env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let log = '';
      npm.stdout.on('data', (text) => (log += String(text)));
      npm.stderr.on('data', (text) => (log += String(text)));
      await vi.waitFor(() => expect(log).toContain('is ready'), patient);
      const ended = once(npm, 'exit');
      npm.kill('SIGTERM');
      npm.kill('SIGINT');
      // Its pipes close with the last process that holds them.
      await once(npm.stdout, 'close');
      expect((await ended)[0]).toBe(0);
    }));
});

describe('SIGTERM while nothing comes to its end', () => {
  it('cuts off a slow request and a delivery at the same time, and ends with 0', () =>
    withFolder(async (folder) => {
      const hook = await startHookServer();
      hook.behave(0);
      const server = await startServer(
        { DATA_FOLDER: folder, WEBHOOK_URL: hook.url, WEBHOOK_SECRET: 'a-secret-for-the-tests' },
        MESSAGE_SERVER,
      );
      await postJson(server.origin, standard);
      await vi.waitFor(() => expect(hook.unanswered()).toBe(1), patient);
      const visitor = connect(server.port, '127.0.0.1').on('error', () => {});
      visitor.write(post('Content-Length: 100\r\nExpect: 100-continue\r\n', '{'));
      // The server waits for the rest.
      await once(visitor, 'data');
      expect(await server.stop()).toBe(0);
      await hook.close();
    }));
});

describe('a delivery that a stop cuts off', () => {
  it('is no failure of the other side: the next start tries it at once, also after the last attempt', () =>
    withFolder(async (folder) => {
      const hook = await startHookServer();
      const environment = {
        DATA_FOLDER: folder,
        DELIVERY_ATTEMPTS: '1',
        WEBHOOK_URL: hook.url,
        WEBHOOK_SECRET: 'a-secret-for-the-tests',
      };
      hook.behave(0);
      const server = await startServer(environment, MESSAGE_SERVER);
      await postJson(server.origin, standard);
      await vi.waitFor(() => expect(hook.unanswered()).toBe(1), patient);
      await server.stop();
      hook.behave(200);
      const next = await startServer(environment, MESSAGE_SERVER);
      await vi.waitFor(() => expect(hook.calls).toHaveLength(1), { timeout: 5000, interval: 20 });
      await next.stop();
      await hook.close();
    }));
});

describe('the log', () => {
  it('is JSON without a word of what visitors wrote', () =>
    withFolder(async (folder) => {
      const server = await startServer({ DATA_FOLDER: folder, LOG_LEVEL: 'debug' });
      const { message, ...rest } = standard;
      await postJson(server.origin, standard);
      await postJson(server.origin, { ...rest, email: 'wrong', secretField: message });
      await fetch(`${server.origin}/services/voip?email=${rest.email}`);
      await fetch(`${server.origin}/api/pages/${rest.email}`);
      await sendRaw(server.port, `GET /${rest.email} HTTP/1.1\r\n\r\n`);
      await server.stop();
      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      const routes = lines.map((line) => (JSON.parse(line) as { route?: string }).route);
      expect(routes).toContain('/api/contact');
      for (const word of [...Object.values(rest), 'twelve', 'secretField', '127.0.0.1:5']) {
        expect(lines.join('\n')).not.toContain(word);
      }
    }));
});
