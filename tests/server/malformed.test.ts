import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postJson, standard } from './support/messages.ts';
import { sendRaw } from './support/raw.ts';
import { startServer, withFolder, type ServerProcess } from './support/start-server.ts';

let server: ServerProcess;
let finish: () => void;
let ended: Promise<void>;

beforeAll(async () => {
  const started = Promise.withResolvers<void>();
  ended = withFolder(async (folder) => {
    server = await startServer({ DATA_FOLDER: folder, LOG_LEVEL: 'warn' });
    started.resolve();
    await new Promise<void>((resolve) => (finish = resolve));
    await server.stop('SIGKILL');
  });
  await started.promise;
});
afterAll(async () => {
  finish();
  await ended;
});

const HOST = 'Host: site.example\r\n';
const BODY = JSON.stringify(standard);
const post = (headers: string, body = BODY): string => {
  return `POST /api/contact HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`;
};
const length = `Content-Length: ${BODY.length}\r\n`;
const chunk = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;

const REFUSED: [string, string][] = [
  ['two lengths', post(`${length}Content-Length: 5\r\n`)],
  ['the same length twice', post(length + length)],
  ['length and chunks', post(`${length}Transfer-Encoding: chunked\r\n`, chunk)],
  ['chunks and length', post(`Transfer-Encoding: chunked\r\n${length}`, chunk)],
  ['an unknown coding', post('Transfer-Encoding: xchunked\r\n', chunk)],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity\r\n', chunk)],
  ['a coding with a vertical tab', post('Transfer-Encoding: \x0bchunked\r\n', chunk)],
  ['a length with a sign', post(`Content-Length: +${BODY.length}\r\n`)],
  ['a negative length', post('Content-Length: -1\r\n')],
  ['a length in hexadecimal', post('Content-Length: 0x10\r\n')],
  ['a length with a comma', post(`Content-Length: ${BODY.length}, ${BODY.length}\r\n`)],
  ['an endless length', post('Content-Length: 99999999999999999999999\r\n')],
  ['a chunk size that is no number', post('Transfer-Encoding: chunked\r\n', `zz\r\n${BODY}`)],
  ['an endless chunk size', post('Transfer-Encoding: chunked\r\n', 'fffffffffffffffff\r\n')],
  ['a chunk without its end', post('Transfer-Encoding: chunked\r\n', `1\r\nab\r\n0\r\n\r\n`)],
  ['a space before the colon', post(`Content-Length : ${BODY.length}\r\n`)],
  ['a header over two lines', post(`X-Long: a\r\n b\r\n${length}`)],
  ['a header with NUL', post(`X-Odd: a\0b\r\n${length}`)],
  ['a header name with a bracket', post(`X[Odd]: a\r\n${length}`)],
  ['a header without a name', post(`: a\r\n${length}`)],
  ['line feeds only', `GET / HTTP/1.1\n${HOST.replace('\r', '')}\n`],
  ['a carriage return in a header', post(`X-Odd: a\rb\r\n${length}`)],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: site.example/evil\r\n\r\n'],
  ['a host with markup', 'GET / HTTP/1.1\r\nHost: <script>\r\n\r\n'],
  ['an absolute address', `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`],
  ['two slashes', `GET //evil.example/ HTTP/1.1\r\n${HOST}\r\n`],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}\r\n`],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['an invented method', `FETCH / HTTP/1.1\r\n${HOST}\r\n`],
  ['a method in small letters', `get / HTTP/1.1\r\n${HOST}\r\n`],
  ['no path', `GET HTTP/1.1\r\n${HOST}\r\n`],
  ['a path with a space', `GET /a b HTTP/1.1\r\n${HOST}\r\n`],
  ['a path with a backslash', `GET /a\\..\\b HTTP/1.1\r\n${HOST}\r\n`],
  ['a path with NUL', `GET /a%00b HTTP/1.1\r\n${HOST}\r\n`],
  ['half an escape', `GET /%e HTTP/1.1\r\n${HOST}\r\n`],
  ['an escape that is none', `GET /%zz HTTP/1.1\r\n${HOST}\r\n`],
  ['an escape that is no character', `GET /api/pages/%ff%fe HTTP/1.1\r\n${HOST}\r\n`],
  ['a path that is too long', `GET /${'a'.repeat(3000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['headers that are too large', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['another protocol', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['noise', 'qwertyuiop\r\n\r\n'],
  ['an expectation that nobody meets', post(`Expect: the-unexpected\r\n${length}`)],
];

describe('requests that are not well-formed', () => {
  it.each(REFUSED)(
    '%s: refused, with the same headers as everything else',
    async (_what, bytes) => {
      const { status, headers } = await sendRaw(server.port, bytes);
      if (status === 0) return expect(_what).toMatch(/CONNECT/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      // 404 would mean that a route has looked at it.
      expect(status).not.toBe(404);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-frame-options': 'DENY',
        'content-type': 'application/json; charset=utf-8',
      });
    },
  );

  it('stored nothing and stopped nothing', async () => {
    const ready = await (await fetch(`${server.origin}/readyz`)).json();
    expect(ready.messages.messages).toBe(0);
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    expect(server.process.exitCode).toBeNull();
  });
});

const SECRETS = /"dependencies"|root:.*:0:0|SQLite format|createServer|DATABASE_URL|brand:/;
const DOTS = ['..', '%2e%2e', '%2E%2e', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '....'];
const SLASHES = ['/', '%2f', '%5c', '//', '%252f'];
const TARGETS = ['package.json', 'content/site.yaml', 'etc/passwd', 'data/messages.sqlite'];
const PREFIXES = ['/', '/assets/', '/api/pages/', '/api/blog/', '/images/'];

describe('path tricks', () => {
  const paths = PREFIXES.flatMap((prefix) =>
    DOTS.flatMap((dots) =>
      SLASHES.flatMap((slash) =>
        TARGETS.map((target) => prefix + `${dots}${slash}`.repeat(4) + target),
      ),
    ),
  );

  it(`lead to nothing: ${paths.length} paths`, async () => {
    for (const path of paths) {
      const bytes = `GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
      const { status, text } = await sendRaw(server.port, bytes, 2000);
      expect([400, 404], path).toContain(status);
      expect(text.slice(text.indexOf('\r\n\r\n')).replace(/<script[^]*/, ''), path).not.toMatch(
        SECRETS,
      );
    }
  });

  it.each([
    '.env',
    '.git/config',
    'package.json',
    'src/server/main.ts',
    'index.html',
    'rules.yaml',
  ])('the file %s is not served', async (name) =>
    expect((await fetch(`${server.origin}/${name}`)).status).toBe(404),
  );

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
    'the name %s is no page',
    async (name) => {
      for (const folder of ['/api/pages/', '/api/blog/', '/', '/services/', '/industries/']) {
        expect((await fetch(server.origin + folder + name)).status, folder).toBe(404);
      }
    },
  );
});

/** A connection that the server ends just now is no answer: the second try opens a new one. */
async function postText(body: string, type: string): Promise<Response> {
  const send = async (): Promise<Response> => {
    const headers = { 'content-type': type };
    const answer = await fetch(`${server.origin}/api/contact`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer;
  };
  return send().catch(send);
}

describe('bodies of any kind', () => {
  it('never are our fault', async () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(standard), '__proto__', 'constructor', 'name', 'faxNumber'),
      fc.string(),
    );
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.dictionary(name, fc.jsonValue()).map((value) => JSON.stringify(value)),
      fc.dictionary(name, fc.string({ unit: 'binary' })).map((value) => JSON.stringify(value)),
    );
    const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded');
    await fc.assert(
      fc.asyncProperty(body, type, async (text, contentType) => {
        const answer = await postText(text, contentType);
        expect([201, 400]).toContain(answer.status);
      }),
      { numRuns: inject('runs') },
    );
  });

  it.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/xml', 415],
    ['', 415],
    ['application/json; charset=utf-8', 201],
  ])('of type "%s" are answered %i', async (type, status) => {
    const answer = await fetch(`${server.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: BODY,
    });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['that name a prototype', '{"__proto__": {"x": 1}}', 400],
    ['that name a constructor', '{"constructor": {"prototype": {"x": 1}}}', 400],
    ['that break off', '{"firstName": "half', 400],
    ['without anything in them', '', 400],
    ['of 5,000 lists in each other', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['of 33 kB', JSON.stringify({ ...standard, message: 'x'.repeat(33_000) }), 413],
  ])('%s are answered as they should be', async (_what, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/api/contact`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    if (status === 413) expect(answer.headers.get('connection')).toBe('close');
  });

  it('are counted while they arrive, whatever they promise', async () => {
    const start = post('Transfer-Encoding: chunked\r\n', '');
    const { status } = await sendRaw(
      server.port,
      start + `1000\r\n${'x'.repeat(4096)}\r\n`.repeat(10),
    );
    expect(status).toBe(413);
  });
});

describe('500 slow clients', () => {
  it('keep nobody waiting', async () => {
    const sockets: Socket[] = Array.from({ length: 500 }, () => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      socket.write(`POST /api/contact HTTP/1.1\r\n${HOST}Content-Length: 100\r\nX-Slow: `);
      return socket;
    });
    try {
      await Promise.all(
        sockets.map((socket) => new Promise((done) => socket.once('connect', done))),
      );
      expect((await fetch(`${server.origin}/services/voip`)).status).toBe(200);
      expect((await postJson(server.origin, standard)).status).toBe(201);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('are sent away when their headers do not come to an end', async () => {
    const { status, headers } = await sendRaw(
      server.port,
      `GET / HTTP/1.1\r\n${HOST}X-Slow: `,
      30_000,
    );
    expect(status).toBe(408);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a connection', () => {
  it('is closed with its thousandth answer, which is an answer like the others', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers: string[] = [];
    const ask = (): Promise<void> =>
      new Promise((done, fail) => {
        const request = get(`${server.origin}/healthz`, { agent }, (answer) => {
          answers.push(`${answer.statusCode} ${answer.headers.connection}`);
          answer.resume().once('end', done);
        });
        request.once('error', fail);
      });
    // One after the other, on one connection.
    for (let count = 0; count < 1001; count += 1) await ask();
    agent.destroy();
    expect(answers.indexOf('200 close')).toBe(999);
    expect(answers.filter((answer) => answer === '200 keep-alive')).toHaveLength(1000);
  });
});
