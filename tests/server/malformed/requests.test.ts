import { describe, expect, it } from 'vitest';
import { sendRaw } from '../support/raw.ts';
import { BODY, HOST, post, useServer } from './running-server.ts';

const server = useServer();

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
      const { status, headers } = await sendRaw(server().port, bytes);
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

  it.each(['?promo=50%', '?a=1%&b=%zz', '?path=a\\b'])(
    'are not those with what people write behind a path: %s',
    async (query) => {
      const bytes = `GET /contact${query} HTTP/1.1\r\n${HOST}\r\n`;
      expect((await sendRaw(server().port, bytes)).status).toBe(200);
    },
  );

  it.each([
    ['//about-us?a=1', '/about-us?a=1'],
    ['///evil.example/', '/evil.example/'],
    ['/about%', '/about%25'],
    ['/services/100%?b=50%', '/services/100%25?b=50%'],
    ['/caf%E9', '/caf%25E9'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ])('by who opens them in a browser lead on: %s to %s', async (from, to) => {
    const bytes = `GET ${from} HTTP/1.1\r\n${HOST}Accept: text/html,*/*;q=0.8\r\n\r\n`;
    const { status, headers } = await sendRaw(server().port, bytes);
    expect([status, headers['location']]).toEqual([301, to]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['//\\evil.example', '/\\evil.example', '//a%00b', 'http://evil.example//', '*', '/a b'])(
    'lead nowhere else: %s',
    async (address) => {
      const bytes = `GET ${address} HTTP/1.1\r\n${HOST}Accept: text/html\r\n\r\n`;
      expect((await sendRaw(server().port, bytes)).status).toBe(400);
    },
  );

  it('stored nothing and stopped nothing', async () => {
    const ready = await (await fetch(`${server().origin}/readyz`)).json();
    expect(ready.messages.messages).toBe(0);
    expect((await fetch(`${server().origin}/`)).status).toBe(200);
    expect(server().process.exitCode).toBeNull();
  });
});
