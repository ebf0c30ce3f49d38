import { describe, expect, it, onTestFinished } from 'vitest';
import { sendJson, startContentServer, type Handler } from './support/content-server.ts';
import { openCached } from './support/open-cached.ts';
import { withFolder } from './support/start-server.ts';

const PAGE = '<!DOCTYPE html><html><body><main><h1>Voice</h1></main></body></html>';

async function serve(handler: Handler) {
  const server = await startContentServer(handler);
  onTestFinished(() => server.close());
  return server;
}

describe('a redirect of the source', () => {
  it.each([
    ['to another host is not followed', true, 'cannot be reached'],
    ['on its own host is', false, null],
  ])('%s', (_what, isForeign, problem) =>
    withFolder(async (folder) => {
      const other = await serve((_request, response) => sendJson(response, { content: 'Stolen.' }));
      const place = isForeign ? `${other.url.href}api/pages/home` : '/moved';
      const remote = await serve((request, response) => {
        if (request.url === '/moved') return sendJson(response, { content: PAGE });
        response.writeHead(301, { location: place }).end();
      });
      const answer = openCached(remote.url, folder).readPage('home');
      if (problem === null) expect((await answer)?.html).toBe(PAGE);
      else await expect(answer).rejects.toThrow(problem);
      expect(other.asked).toEqual([]);
    }),
  );
});
