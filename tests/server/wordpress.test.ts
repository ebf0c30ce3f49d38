import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWordPress } from './support/open-wordpress.ts';
import { sendJson, startContentServer, type ContentServer } from './support/content-server.ts';
import { withFolder } from './support/start-server.ts';
import { wordPressPromises } from './support/wordpress-promises.ts';

/** What a real WordPress has said: `npm run test:wordpress -- -u` records it anew. */
const ANSWERS = JSON.parse(
  readFileSync(new URL('./wordpress-answers.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

describe('the recorded answers of a real WordPress', () => {
  let server: ContentServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wordpress-answers-'));
    server = await startContentServer(({ url = '' }, response) => {
      const answer = ANSWERS[url];
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? null));
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  wordPressPromises(() => openWordPress(server.url, folder));
});

describe('a source that is WordPress', () => {
  const rendered = (link: string, html: string, more = {}): object => ({
    id: 7,
    slug: link.split('/').at(-2),
    link: `https://wp.example${link}`,
    title: { rendered: 'Voice &#038; Video &#8211; &lt;b&gt;' },
    content: { rendered: html, protected: false, ...more },
  });
  let remote: ContentServer;

  beforeEach(async () => {
    remote = await startContentServer((_request, response) => sendJson(response, []));
  });
  afterEach(() => remote.close());

  const answer = (entries: unknown): void => {
    remote.answer((_request, response) => sendJson(response, entries));
  };

  it('is asked for the last part of a slug, and the page with the right parents is taken', () =>
    withFolder(async (folder) => {
      answer([
        rendered('/archive/voip/', '<p>Old.</p>'),
        rendered('/services/voip/', '<p>&#8220;New&#8221;.</p>'),
      ]);
      const found = await openWordPress(remote.url, folder).readPage('services/voip');
      expect(found?.html).toContain('<p>&#8220;New&#8221;.</p>');
      expect(found?.html).toContain('<title>Voice &#038; Video &#8211; &lt;b&gt;</title>');
      expect(remote.asked[0]).toMatch(/^\/wp-json\/wp\/v2\/pages\?slug=voip&_fields=/);
      expect(await openWordPress(remote.url, folder).readPage('voip')).toBeNull();
    }));

  it('one entry with a bare percent sign in its address costs no other entry', () =>
    withFolder(async (folder) => {
      answer([
        rendered('/save-50%/voip/', '<p>Sale.</p>'),
        rendered('/services/voip/', '<p>We.</p>'),
      ]);
      const found = await openWordPress(remote.url, folder).readPage('services/voip');
      expect(found?.html).toContain('<p>We.</p>');
    }));

  it.each([
    ['an empty list', []],
    ['a page behind a password', [rendered('/about-us/', '', { protected: true })]],
  ])('%s is no page', (_what, entries) =>
    withFolder(async (folder) => {
      answer(entries);
      expect(await openWordPress(remote.url, folder).readPage('about-us')).toBeNull();
    }),
  );

  it('codes of a builder that is switched off are taken out, other brackets stay', () =>
    withFolder(async (folder) => {
      const html =
        '[et_pb_section fb_built="1" title="a ] b"][et_pb_text]<p>Call [24/7] us[1].</p>[/et_pb_text][/et_pb_section][vc_row]';
      answer([rendered('/about-us/', html)]);
      const found = await openWordPress(remote.url, folder).readPage('about-us');
      expect(found?.html).toContain('\n<p>Call [24/7] us[1].</p>\n');
    }));

  it('a code that is never closed stays, and holds nobody up, whatever is quoted behind it', () =>
    withFolder(async (folder) => {
      const html = `[vc_row [vc_column title="a ${'<p>We&#8217;re here.</p>'.repeat(400)}`;
      answer([rendered('/about-us/', html)]);
      const found = await openWordPress(remote.url, folder).readPage('about-us');
      expect(found?.html).toContain(html);
    }));

  it('is asked for a name that WordPress reads as another one, and answers nothing', () =>
    withFolder(async (folder) => {
      answer([rendered('/2024/11/my-post/', '<p>Post.</p>')]);
      const source = openWordPress(remote.url, folder);
      for (const slug of ['my--post', 'my-post---']) expect(await source.readPost(slug)).toBeNull();
      expect((await source.readPost('my-post'))?.html).toContain('<p>Post.</p>');
    }));

  it('posts come from their own place', () =>
    withFolder(async (folder) => {
      answer([rendered('/2024/11/a-post/', '<p>Post.</p>')]);
      expect((await openWordPress(remote.url, folder).readPost('a-post'))?.html).toContain(
        '<p>Post.</p>',
      );
      expect(remote.asked[0]).toMatch(/^\/wp-json\/wp\/v2\/posts\?slug=a-post&/);
    }));

  it('without its API is a source that is down, not a site without pages', () =>
    withFolder(async (folder) => {
      remote.answer((_request, response) => void response.writeHead(404).end('{}'));
      await expect(openWordPress(remote.url, folder).readPage('about-us')).rejects.toThrow(
        'cannot be reached',
      );
    }));
});
