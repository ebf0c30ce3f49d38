import { describe, expect, it } from 'vitest';
import { sendRaw } from '../support/raw.ts';
import { HOST, useServer } from './running-server.ts';

const server = useServer();

const HTML = 'Accept: text/html,*/*;q=0.8\r\n';
const ask = (path: string, more = '', method = 'GET') =>
  sendRaw(server().port, `${method} ${path} HTTP/1.1\r\n${HOST}${more}Connection: close\r\n\r\n`);

describe('an answer ahead of all routes is kept by nobody on the way:', () => {
  it.each<[number, string, string, string]>([
    [414, `/${'a'.repeat(3000)}`, HTML, 'GET'],
    [405, '/', '', 'TRACE'],
    [400, '/%zz', '', 'GET'],
    [417, '/', 'Expect: the-unexpected\r\n', 'GET'],
    [431, '/', `X: ${'a'.repeat(20_000)}\r\n`, 'GET'],
    [301, '//about', HTML, 'GET'],
  ])('%i', async (status, ...request) => {
    const answer = await ask(...request);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('an address that is too long', () => {
  const tracking = `?utm_source=${'x'.repeat(3000)}`;

  it('leads a browser to its page without what stands behind it', async () => {
    for (const path of ['/about', '//about']) {
      const { status, headers } = await ask(path + tracking, HTML);
      expect([status, headers['location']]).toEqual([301, '/about']);
    }
  });

  it('is refused from a program, and where its path alone is too long', async () => {
    expect((await ask(`/about${tracking}`)).status).toBe(414);
    expect((await ask(`/${'a'.repeat(3000)}?b`, HTML)).status).toBe(414);
  });
});
