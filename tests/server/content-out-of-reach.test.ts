import { describe, expect, it } from 'vitest';
import { sendJson, type Handler } from './support/content-server.ts';
import { withRemoteSite } from './support/remote-site.ts';

const down: Handler = (_request, response) => void response.writeHead(500).end('{}');
const missing: Handler = (_request, response) => void response.writeHead(404).end('{}');
const page: Handler = (_request, response) =>
  sendJson(response, { content: '<main><h1>Here it is</h1></main>' });

describe('the document of a page that nobody can tell of, as its source is down,', () => {
  it.each(['/', '/privacy', '/services/voip', '/services/no-such-page', '/industries/legal'])(
    '%s: the screen that says so, with 503, for nobody to keep',
    (path) =>
      withRemoteSite(down, async (app) => {
        const answer = await app.inject(path);
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('30');
        expect(answer.headers['x-robots-tag']).toBe('noindex');
        expect(answer.body).toContain('Error Loading Content');
        // By which the browser tries again.
        expect(answer.body).toMatch(/<script nonce="[^"]+">\(function \(files\)/);
      }),
  );

  it('is the page as soon as the source is back, and stands when it is down again', () =>
    withRemoteSite(down, async (app, answer) => {
      expect((await app.inject('/services/voip')).statusCode).toBe(503);
      answer(page);
      const soon = { timeout: 20_000, interval: 500 };
      const read = async () => (await app.inject('/services/voip')).statusCode;
      await expect.poll(read, soon).toBe(200);
      answer(down);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const { statusCode, headers, body } = await app.inject('/services/voip');
      expect(statusCode).toBe(200);
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(body).toContain('Here it is');
    }));

  it('is there all the same where it needs nothing of the source', () =>
    withRemoteSite(down, async (app) => {
      expect((await app.inject('/cloud-services')).statusCode).toBe(200);
      expect((await app.inject('/no-such-page')).statusCode).toBe(404);
    }));
});

it.each(['/privacy', '/services/voip', '/services/no-such-page'])(
  'the document of %s is a 404, as its record is, when the source says that there is none',
  (path) =>
    withRemoteSite(missing, async (app) => {
      for (const url of [`/api/pages${path}`, path]) {
        expect((await app.inject(url)).statusCode, url).toBe(404);
      }
      const { headers, body } = await app.inject(path);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).toContain('<title>404 - Page Not Found');
      expect(body).not.toContain('rel="canonical"');
    }),
);
