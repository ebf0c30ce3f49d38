import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as askFor, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonHeaders, dataPolicy, strictTransport } from '../../src/server/security/headers.ts';
import { freePort } from './support/free-port.ts';
import { openMessageApp } from './support/message-app.ts';
import { postJson, standard } from './support/messages.ts';
import { NGINX, startNginx } from './support/nginx.ts';
import { sendRaw } from './support/raw.ts';
import { withFolder } from './support/start-server.ts';

const HEADERS = {
  ...commonHeaders,
  'content-security-policy': dataPolicy,
  'strict-transport-security': strictTransport,
  'cache-control': 'no-store',
};
const WWW = 'www.loblolly-it.example';

/** The sample as it is, but for TLS and its ports. */
async function readSample(port: number, plain: number, backend: string): Promise<string> {
  const sample = await readFile('deploy/nginx.conf', 'utf8');
  return sample
    .replace(/ {2}(?:ssl_\w+|listen \[::]).*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace(/listen 443 ssl(?: http2)?/g, `listen 127.0.0.1:${port}`)
    .replaceAll('http://127.0.0.1:8080', backend)
    .replace('allow 127.0.0.1;', '');
}

describe.skipIf(!NGINX)('the sample for nginx before the server', () => {
  const behindNginx = (
    work: (origin: string, stopServer: () => Promise<void>, plain: number) => Promise<void>,
  ): Promise<void> =>
    withFolder(async (folder) => {
      const { app } = await openMessageApp({
        DATA_FOLDER: join(folder, 'data'),
        TRUSTED_PROXIES: '1',
        PUBLIC_URL: `https://${WWW}`,
      });
      const backend = await app.listen({ port: 0, host: '127.0.0.1' });
      const [port, plain] = [await freePort(), await freePort()];
      const origin = `http://127.0.0.1:${port}`;
      const servers = await readSample(port, plain, backend);
      const stopNginx = await startNginx(servers, join(folder, 'nginx'), origin);
      try {
        await work(origin, () => app.close(), plain);
      } finally {
        await stopNginx();
        await app.close();
      }
    });

  it('has the headers once, on what the server answers and on its own errors', () =>
    behindNginx(async (origin, stopServer) => {
      expect((await postJson(origin, standard)).status).toBe(201);
      const record = await fetch(`${origin}/api/pages/nothing`);
      expect(record.status).toBe(404);
      expect(Object.fromEntries(record.headers)).toMatchObject({
        ...HEADERS,
        'cache-control': 'no-cache',
      });

      const watched = await fetch(`${origin}/readyz`);
      expect(watched.status).toBe(403);
      expect(Object.fromEntries(watched.headers)).toMatchObject(HEADERS);

      const tooLong = askFor(`${origin}/api/contact`, { method: 'POST' });
      tooLong.on('error', () => {}).setHeader('content-length', 70_000);
      tooLong.flushHeaders();
      const [refused] = (await once(tooLong, 'response')) as [IncomingMessage];
      expect(refused.statusCode).toBe(413);
      expect(refused.headers).toMatchObject(HEADERS);
      tooLong.destroy();

      await stopServer();
      const failed = await fetch(`${origin}/services`);
      expect(failed.status).toBe(502);
      expect(Object.fromEntries(failed.headers)).toMatchObject(HEADERS);
      expect(await failed.text()).toContain('Please try again in a minute.');
    }));

  it('has them where no request could be read', () =>
    behindNginx(async (origin) => {
      const port = Number(new URL(origin).port);
      for (const [request, status] of [
        ['GET / HTTP/1.1\r\n\r\n', 400],
        [`GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: ${WWW}\r\n\r\n`, 414],
        [`GET / HTTP/1.1\r\nHost: ${WWW}\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 400],
        [`TRACE / HTTP/1.1\r\nHost: ${WWW}\r\n\r\n`, 405],
      ] as const) {
        const answer = await sendRaw(port, request);
        expect(answer.status, answer.text).toBe(status);
        expect(answer.headers, request.slice(0, 80)).toMatchObject(HEADERS);
      }
    }));

  it('leads to the one host', () =>
    behindNginx(async (origin, _stopServer, plain) => {
      for (const place of [Number(new URL(origin).port), plain]) {
        const answer = await sendRaw(
          place,
          'GET /about?a=b HTTP/1.1\r\nHost: loblolly-it.example\r\n\r\n',
        );
        expect(answer.status).toBe(301);
        expect(answer.headers['location']).toBe(`https://${WWW}/about?a=b`);
      }
    }));
});
