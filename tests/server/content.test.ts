import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentSource } from '../../src/server/content/content-source.ts';
import {
  sendJson,
  startContentServer,
  type ContentServer,
  type Handler,
} from './support/content-server.ts';
import { openCached } from './support/open-cached.ts';
import { startServer, withFolder } from './support/start-server.ts';

const PAGE = '<!DOCTYPE html><html><body><main><h1>Voice</h1></main></body></html>';
const record: Handler = (request, response) => {
  if (request.url === '/api/pages/services/voip') return sendJson(response, { content: PAGE });
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"None."}');
};

let remote: ContentServer;
beforeEach(async () => {
  remote = await startContentServer(record);
});
afterEach(() => remote.close());

function open(folder: string, more: object = {}): ContentSource {
  return openCached(remote.url, folder, more);
}

/** The ways in which a source can let a visitor down. */
const FAULTS: [string, Handler][] = [
  ['answers 500', (_request, response) => void response.writeHead(500).end()],
  ['answers 403', (_request, response) => void response.writeHead(403).end('{}')],
  ['answers HTML', (_request, response) => void response.end('<h1>Maintenance</h1>')],
  ['answers half', (_request, response) => void response.end('{"content": "<p>ha')],
  ['answers nothing', (_request, response) => void response.end()],
  ['answers no content', (_request, response) => sendJson(response, { content: '' })],
  ['answers another shape', (_request, response) => sendJson(response, ['x'])],
  ['answers null', (_request, response) => sendJson(response, null)],
  ['hangs', () => {}],
  ['hangs up', (request) => void request.socket.destroy()],
  [
    'leads to another host',
    (_request, response) =>
      void response.writeHead(302, { location: 'http://evil.example/' }).end(),
  ],
  [
    'leads in circles',
    (request, response) => void response.writeHead(302, { location: request.url ?? '/' }).end(),
  ],
  [
    'never comes to an end',
    (request, response) => {
      const more = setInterval(() => response.write('x'.repeat(1000)), 5);
      request.on('close', () => clearInterval(more));
    },
  ],
  ['is too large', (_request, response) => sendJson(response, { content: 'x'.repeat(9_000_000) })],
];

describe('a source over HTTP', () => {
  it('gives pages and says what it has not', () =>
    withFolder(async (folder) => {
      const content = open(folder);
      expect(await content.readPage('services/voip')).toEqual({ html: PAGE, staleFor: null });
      expect(await content.readPage('Services/VoIP/')).toEqual({ html: PAGE, staleFor: null });
      expect(await content.readPage('nothing')).toBeNull();
      expect(await content.readPost('nothing')).toBeNull();
      expect(content.problems()).toEqual([]);
    }));

  it('is asked once while a page is fresh, and once by many at the same time', () =>
    withFolder(async (folder) => {
      const content = open(folder, { freshFor: 60 });
      await Promise.all(Array.from({ length: 20 }, () => content.readPage('services/voip')));
      await content.readPage('services/voip');
      await content.readPage('nothing');
      await content.readPage('nothing');
      expect(remote.asked).toEqual(['/api/pages/services/voip', '/api/pages/nothing']);
    }));

  it('is asked with the tag of the copy that is here', () =>
    withFolder(async (folder) => {
      const tags: (string | undefined)[] = [];
      remote.answer((request, response) => {
        tags.push(request.headers['if-none-match']);
        if (tags.length > 1) return void response.writeHead(304).end();
        sendJson(response, { content: PAGE }, { etag: '"one"' });
      });
      const content = open(folder);
      for (let time = 0; time < 3; time += 1) {
        expect(await content.readPage('home')).toEqual({ html: PAGE, staleFor: null });
      }
      expect(tags).toEqual([undefined, '"one"', '"one"']);
    }));

  it.each([
    '../secret',
    'a/../../b',
    'a b',
    'a%2fb',
    '//evil.example',
    'x'.repeat(300),
    '',
    '?a=b',
    '__proto__',
  ])('is never asked for %j', (slug) =>
    withFolder(async (folder) => {
      expect(await open(folder).readPage(slug)).toBeNull();
      expect(remote.asked).toEqual([]);
    }),
  );

  it.each(FAULTS)('that %s leaves visitors the last good copy, over a restart too', (_how, fault) =>
    withFolder(async (folder) => {
      await open(folder).readPage('services/voip');
      remote.answer(fault);
      const restarted = open(folder, { patience: 400, waitWithCopy: 300 });
      expect(await restarted.readPage('services/voip')).toEqual({
        html: PAGE,
        staleFor: expect.any(Number),
      });
      await expect(restarted.readPage('unseen')).rejects.toThrow('cannot be reached');
      expect(restarted.problems()).toHaveLength(1);
      remote.answer((_request, response) => sendJson(response, { content: `${PAGE}<!-- new -->` }));
      const now = { html: `${PAGE}<!-- new -->`, staleFor: null };
      const patient = { timeout: 30_000 };
      await expect.poll(() => restarted.readPage('services/voip'), patient).toEqual(now);
      await restarted.readPage('unseen');
      expect(restarted.problems()).toEqual([]);
    }),
  );

  it('that is not there is told with the reason', () =>
    withFolder(async (folder) => {
      const content = open(folder);
      await remote.close();
      await expect(content.readPage('services/voip')).rejects.toThrow();
      expect(content.problems()).toEqual([expect.stringContaining(': ECONNREFUSED')]);
    }));

  it('that says a page is gone is believed', () =>
    withFolder(async (folder) => {
      const content = open(folder);
      await content.readPage('services/voip');
      remote.answer((_request, response) => void response.writeHead(404).end());
      expect(await content.readPage('services/voip')).toBeNull();
      remote.answer((_request, response) => void response.writeHead(500).end());
      await expect(content.readPage('services/voip')).rejects.toThrow();
    }));

  it('is asked again, fresh or failed, when the clock was set back', () =>
    withFolder(async (folder) => {
      const content = open(folder, { freshFor: 60, pauseAfterFailure: 60_000 });
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
      await content.readPage('services/voip');
      remote.answer((_request, response) => void response.writeHead(500).end());
      await expect(content.readPage('other')).rejects.toThrow();
      clock.mockRestore();
      remote.answer((_request, response) => sendJson(response, { content: 'new' }));
      expect(await content.readPage('services/voip')).toEqual({ html: 'new', staleFor: null });
      expect(await content.readPage('other')).toEqual({ html: 'new', staleFor: null });
    }));

  it('that failed is left alone for a while', () =>
    withFolder(async (folder) => {
      const content = open(folder, { pauseAfterFailure: 60_000 });
      remote.answer((_request, response) => void response.writeHead(500).end());
      for (let time = 0; time < 5; time += 1) {
        await expect(content.readPage('services/voip')).rejects.toThrow();
      }
      expect(remote.asked).toHaveLength(1);
    }));

  it.each(FAULTS)('that %s for one page is left alone as far as that tells', (how, fault) =>
    withFolder(async (folder) => {
      const content = open(folder, { patience: 3_000, pauseAfterFailure: 60_000 });
      remote.answer((request, response) => {
        if (request.url === '/api/pages/broken') fault(request, response);
        else record(request, response);
      });
      await expect(content.readPage('broken')).rejects.toThrow();
      const isReached = !how.startsWith('hangs');
      const other = content.readPage('services/voip');
      if (isReached) expect(await other).toEqual({ html: PAGE, staleFor: null });
      else await expect(other).rejects.toThrow();
      const asked = [...remote.asked];
      await expect(content.readPage('broken')).rejects.toThrow();
      expect(remote.asked).toEqual(asked);
      const page = isReached ? ' pages/broken cannot be had since ' : ' gives no pages since ';
      expect(content.problems()).toEqual([expect.stringContaining(page)]);
    }),
  );

  it('tells of a page for as long as it fails, and of how many there are', () =>
    withFolder(async (folder) => {
      const content = open(folder);
      remote.answer((_request, response) => void response.writeHead(500).end());
      for (const slug of ['one', 'two']) await expect(content.readPage(slug)).rejects.toThrow();
      expect(content.problems()).toEqual([expect.stringMatching(/pages\/two .* with 1 more\.$/)]);
      remote.answer((_request, response) => sendJson(response, { content: PAGE }));
      await content.readPage('two');
      expect(content.problems()).toEqual([expect.stringMatching(/pages\/one .* answered 500\.$/)]);
      await content.readPage('one');
      expect(content.problems()).toEqual([]);
    }));
});

describe('the server on a source that is somewhere else', () => {
  it('passes its pages on, its last good ones when it is down, and 503 when there are none', () =>
    withFolder(async (folder) => {
      const server = await startServer({
        DATA_FOLDER: folder,
        LOG_LEVEL: 'silent',
        CONTENT_SOURCE: 'http',
        CONTENT_URL: remote.url.href,
        CONTENT_CACHE_SECONDS: '0',
      });
      try {
        const get = (path: string): Promise<Response> => fetch(server.origin + path);
        expect(await (await get('/api/pages/services/voip')).json()).toEqual({ content: PAGE });
        expect((await get('/services/nothing')).status).toBe(404);
        remote.answer((_request, response) => void response.writeHead(500).end());
        const old = await get('/api/pages/services/voip');
        expect(await old.json()).toEqual({ content: PAGE });
        expect(old.headers.get('age')).toMatch(/^\d+$/);
        const none = await get('/api/pages/home');
        expect(none.status).toBe(503);
        expect(none.headers.get('retry-after')).toBe('30');
        expect((await get('/services/unseen')).status).toBe(503);
        const ready = await get('/readyz');
        expect(ready.status).toBe(200);
        expect(await ready.json()).toMatchObject({
          content: { problems: [expect.stringContaining('answered 500')] },
        });
      } finally {
        await server.stop();
      }
    }));
});
