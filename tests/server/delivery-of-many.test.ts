import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHookServer, type HookServer } from './support/hook-server.ts';
import { postJson, standard } from './support/messages.ts';
import { MESSAGE_SERVER, startServer, withFolder } from './support/start-server.ts';
import { patient } from './support/with-app.ts';

describe('the way of many messages', () => {
  const COUNT = process.env['DEEP'] ? 1000 : 150;
  let hook: HookServer;

  beforeEach(async () => {
    hook = await startHookServer();
  });
  afterEach(() => hook.close());

  it(`through a sink that is down and a server that is killed: each of ${COUNT} arrives`, () =>
    withFolder(async (folder) => {
      const environment = {
        DATA_FOLDER: folder,
        WEBHOOK_URL: hook.url,
        WEBHOOK_SECRET: 'a-secret-for-the-tests',
        DELIVERY_ATTEMPTS: '50',
        RETRY_AFTER_MS: '50',
        LEASE_MS: '2000',
      };
      const start = () => startServer(environment, MESSAGE_SERVER);
      hook.behave(503);
      let server = await start();
      const ids = new Set<string>();
      for (let at = 0; at < COUNT; at += 1) {
        const answer = await postJson(server.origin, { ...standard, message: `Number ${at}` });
        ids.add(((await answer.json()) as { id: string }).id);
        if (at === Math.floor(COUNT / 2)) {
          await server.stop('SIGKILL');
          server = await start();
        }
      }
      hook.behave(200);
      for (let kill = 0; kill < 2; kill += 1) {
        await vi.waitFor(() => expect(hook.calls.length).toBeGreaterThan((kill + 1) * 20), patient);
        await server.stop('SIGKILL');
        server = await start();
      }
      const arrived = (): Set<string> => {
        return new Set(hook.calls.map(({ headers }) => String(headers['idempotency-key'])));
      };
      await vi.waitFor(() => expect(arrived().size).toBe(COUNT), patient);
      expect(arrived()).toEqual(ids);
      await server.stop();
    }));
});
