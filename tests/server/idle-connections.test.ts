import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../../src/server/security/create-http-server.ts';

/** Milliseconds. */
const IDLE = 3000;

const MEGABYTE = 1024 * 1024;

/** More than the systems of both sides keep for a connection. */
const LONG = Buffer.alloc(24 * MEGABYTE, 'x');

const handler: RequestListener = (request, response) => {
  if (request.url === '/long') return response.end(LONG);
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    if (beats < 9) return response.write(':\n\n');
    clearInterval(timer);
    return response.end('over');
  }, IDLE / 3);
};

type Ask = (path: string) => { client: Socket; held: Promise<Socket> };

/** A server of its own that can be asked; `held` is its side of the connection. */
async function withServer(work: (ask: Ask) => Promise<void>): Promise<void> {
  const server = createHttpServer(handler, () => false, IDLE).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask: Ask = (path) => {
    const held = once(server, 'connection').then(([socket]) => socket as Socket);
    const client = connect(port, '127.0.0.1').on('error', () => {});
    client.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
    return { client, held };
  };
  await work(ask).finally(() => server.close().closeAllConnections());
}

/** Rests after each megabyte. */
async function readSlowly(socket: Socket): Promise<number> {
  let bytes = 0;
  for await (const part of socket) {
    const before = Math.floor(bytes / MEGABYTE);
    bytes += (part as Buffer).length;
    if (Math.floor(bytes / MEGABYTE) > before) await wait(IDLE / 10);
  }
  return bytes;
}

describe('a connection on which nothing moves', () => {
  it('is closed, because its client does not read', () =>
    withServer(async (ask) => {
      const { client, held } = ask('/long');
      await once(await held, 'close', { signal: AbortSignal.timeout(60_000) });
      client.destroy();
    }));

  it('is none that is read slowly, and no stream with signs of life', () =>
    withServer(async (ask) => {
      const slow = readSlowly(ask('/long').client);
      const stream = ask('/stream').client.setEncoding('utf8');
      const [bytes, parts] = await Promise.all([slow, stream.toArray()]);
      expect(bytes).toBeGreaterThan(LONG.length);
      expect(parts.join('')).toContain('over');
    }));
});
