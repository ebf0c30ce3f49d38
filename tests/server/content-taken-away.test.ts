import { expect, it } from 'vitest';
import { sendJson, type Handler } from './support/content-server.ts';
import { withRemoteSite } from './support/remote-site.ts';

const soon = { timeout: 20_000, interval: 200 };

/** As `withRemoteSite`, with a short way to read. */
function withSource(
  first: Handler,
  use: (
    read: (path: string) => Promise<{ status: number; text: string }>,
    answer: (next: Handler) => void,
  ) => Promise<void>,
): Promise<void> {
  return withRemoteSite(first, (app, answer) => {
    const read = async (path: string) => {
      const { statusCode, body } = await app.inject(path);
      return { status: statusCode, text: body };
    };
    return use(read, answer);
  });
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
