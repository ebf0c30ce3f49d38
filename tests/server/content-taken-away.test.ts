import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { openSite } from '../../src/server/open-site.ts';
import { sendJson, startContentServer, type Handler } from './support/content-server.ts';
import { withFolder } from './support/start-server.ts';

const soon = { timeout: 20_000, interval: 200 };

/** The site with a source over HTTP that is asked again after a second. */
async function withSource(
  first: Handler,
  use: (
    read: (path: string) => Promise<{ status: number; text: string }>,
    answer: (next: Handler) => void,
  ) => Promise<void>,
): Promise<void> {
  const source = await startContentServer(first);
  await withFolder(async (folder) => {
    const config = readConfig({
      DATA_FOLDER: folder,
      LOG_LEVEL: 'silent',
      CONTENT_SOURCE: 'http',
      CONTENT_URL: source.url.href,
      CONTENT_CACHE_SECONDS: '1',
    });
    const { app } = await openSite(process.cwd(), config);
    const read = async (path: string) => {
      const { statusCode, body } = await app.inject(path);
      return { status: statusCode, text: body };
    };
    await use(read, source.answer);
    await app.close();
  });
  await source.close();
}

const page =
  (html: string): Handler =>
  (_request, response) =>
    sendJson(response, { content: `<main><h1>${html}</h1></main>` });
const missing: Handler = (_request, response) => void response.writeHead(404).end('{}');
const down: Handler = (_request, response) => void response.writeHead(500).end('{}');

it('a page that its source has taken away does not come back when the source is down', () =>
  withSource(page('Withdrawn offer'), async (read, answer) => {
    expect((await read('/services/offer')).text).toContain('Withdrawn offer');
    answer(missing);
    await expect.poll(async () => (await read('/services/offer')).status, soon).toBe(404);
    answer(down);
    await expect.poll(async () => (await read('/api/pages/services/offer')).status, soon).toBe(503);
    expect((await read('/services/offer')).text).not.toContain('Withdrawn offer');
    expect((await read('/prepared/services/offer.json')).text).not.toContain('Withdrawn offer');
  }));

it('a page stands when its source is down without having said that there is none', () =>
  withSource(page('Steady offer'), async (read, answer) => {
    expect((await read('/services/offer')).text).toContain('Steady offer');
    answer(down);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await read('/services/offer')).text).toContain('Steady offer');
  }));

it('an industry comes from the blog endpoint when the page endpoint fails', () =>
  withSource(
    (request, response) => {
      const isPost = request.url?.startsWith('/api/blog/');
      return (isPost ? page('Law firms') : down)(request, response);
    },
    async (read) => {
      const { status, text } = await read('/industries/legal');
      expect(status).toBe(200);
      expect(text).toContain('Law firms');
      // Where a browser asks for it when it must be prepared anew.
      expect(text).toContain('/api/blog/legal');
    },
  ));
