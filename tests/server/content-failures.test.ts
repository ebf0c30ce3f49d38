import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Failures } from '../../src/server/content/failures.ts';
import { fetchJson } from '../../src/server/content/fetch-json.ts';
import { startContentServer, type Handler } from './support/content-server.ts';
import { openCached } from './support/open-cached.ts';
import { withFolder } from './support/start-server.ts';

/** What is told of a source that answers in this way. */
async function problemsOf(answer: Handler): Promise<readonly string[]> {
  const remote = await startContentServer(answer);
  const problems = await withFolder(async (folder) => {
    const content = openCached(remote.url, folder);
    await expect(content.readPage('home')).rejects.toThrow();
    return content.problems();
  });
  await remote.close();
  return problems;
}

describe('a source over HTTP is told by what it does when it', () => {
  it.each<[string, Handler, RegExp]>([
    [
      'leads from http to https, which is not followed',
      ({ headers, url }, response) =>
        void response.writeHead(301, { location: `https://${headers.host}${url}` }).end(),
      /: The source leads to https:\/\/([\w.:]+); only http:\/\/\1 is asked\.$/,
    ],
    [
      'leads to what is no address of the web',
      (_request, response) => void response.writeHead(302, { location: 'data:,x' }).end(),
      /: The source leads to nowhere;/,
    ],
    [
      'breaks off',
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is not'),
      /: Z_DATA_ERROR/,
    ],
  ])('%s', async (_how, answer, reason) => {
    expect(await problemsOf(answer)).toEqual([expect.stringMatching(reason)]);
  });

  it('speaks no HTTP', async () => {
    const other = createServer((socket) => socket.end('SSH-2.0\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const url = new URL(`http://127.0.0.1:${port}`);
    const fetching = fetchJson(url, null, AbortSignal.timeout(5_000));
    await expect(fetching).rejects.toThrow('does not match the HTTP');
    other.close();
  });
});

describe('failures of very many pages', () => {
  it('are remembered of the last 2,000', () => {
    const failures = new Failures('pages.example');
    for (let page = 1; page <= 2_005; page += 1) failures.notePage(`page-${page}`, 'Answered 500.');
    expect(failures.describe()).toEqual([expect.stringMatching(/^page-2005 .* with 1999 more\.$/)]);
    expect(failures.isRecent('page-5', 60_000)).toBe(false);
    expect(failures.isRecent('page-6', 60_000)).toBe(true);
  });
});
