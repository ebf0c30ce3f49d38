import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { MESSAGE_SERVER, startServer, withFolder } from './support/start-server.ts';

const patient = { timeout: 60_000, interval: 20 };
const SENDERS = 40;
const OF_ONE = 50;

interface Listening {
  readonly origin: string;
  /** Opens event streams as one visitor would, and answers their different statuses. */
  listen(sender: number, count?: number): Promise<number[]>;
  /** Closes all of them. */
  leave(): void;
}

async function withListeners(work: (listening: Listening) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const { origin, stop } = await startServer(
      { DATA_FOLDER: folder, TRUSTED_PROXIES: '1' },
      MESSAGE_SERVER,
    );
    const open = new Set<IncomingMessage>();
    const listenOnce = async (sender: number): Promise<number> => {
      const headers = { 'x-forwarded-for': `203.0.113.${sender}` };
      const request = get(`${origin}/rules/events`, { agent: false, headers });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      open.add(answer.on('error', () => {}));
      return answer.statusCode!;
    };
    const listen: Listening['listen'] = async (sender, count = 1) => {
      const all = await Promise.all(Array.from({ length: count }, () => listenOnce(sender)));
      return [...new Set(all)];
    };
    const leave = (): void => open.forEach((answer) => answer.destroy());
    await work({ origin, listen, leave }).finally(async () => {
      leave();
      await stop('SIGKILL');
    });
  });
}

describe('pages that listen for new rules', () => {
  it(`are at most ${OF_ONE} of one sender, until one of them leaves`, () =>
    withListeners(async ({ listen, leave }) => {
      expect(await listen(1, OF_ONE)).toEqual([200]);
      expect([await listen(1), await listen(2)]).toEqual([[204], [200]]);
      leave();
      await vi.waitFor(async () => expect(await listen(1)).toEqual([200]), patient);
    }));

  it(`are at most ${SENDERS * OF_ONE}, and keep nobody else waiting`, () =>
    withListeners(async ({ origin, listen }) => {
      for (let sender = 1; sender <= SENDERS; sender += 1) {
        expect(await listen(sender, OF_ONE)).toEqual([200]);
      }
      expect(await listen(SENDERS + 1)).toEqual([204]);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    }));
});
