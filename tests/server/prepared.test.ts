import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/contract/fingerprint.ts';
import type { PreparedRecord } from '../../src/contract/prepared-record.ts';
import type { ContentSource } from '../../src/server/content/content-source.ts';
import { openContentFolder } from '../../src/server/content/files.ts';
import { openDrawing } from './support/open-drawing.ts';
import { openWholeSite, type WholeSite } from './support/whole-site.ts';

let site: WholeSite;

beforeAll(async () => {
  site = await openWholeSite();
});
afterAll(() => site.close());

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

const openPages = (content: ContentSource) =>
  openDrawing({ site: site.data, rules: site.rules, content });

describe('GET /prepared/*.json', () => {
  it('lets nobody wait: null until the page has been made, and then its body', async () => {
    const url = '/prepared/services/voip.json';
    expect((await get(url)).json()).toBeNull();
    await expect.poll(async () => (await get(url)).json() !== null).toBe(true);
    const record = (await get(url)).json<PreparedRecord>();
    const { content } = (await get('/api/pages/services/voip')).json<{ content: string }>();
    expect(record.fingerprint).toBe(fingerprint(content));
    expect(record.rulesHash).toBe(site.rules.current().hash);
    expect(record.html).toMatch(/^<div class="page-body/);
    expect(record.html).not.toMatch(/\sstyle="|<script/);
  });

  it('answers the body that is in the document', async () => {
    const document = (await get('/privacy')).body;
    const { html } = (await get('/prepared/privacy.json')).json<PreparedRecord>();
    const token = /name="form-token" content="([^"]+)"/.exec(document)?.[1] ?? '';
    expect(document).toContain(html.replaceAll('%form-token%', token));
  });

  it('is asked for anew each time, and sent only if it has changed', async () => {
    await get('/privacy');
    const { headers } = await get('/prepared/privacy.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const again = await get('/prepared/privacy.json', { 'if-none-match': `W/${headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await get('/prepared/privacy.json', { 'if-none-match': '"0-0"' });
    expect(other.statusCode).toBe(200);
  });

  it.each(['/prepared/nothing.json', '/prepared/__proto__.json', '/prepared/..%2fsite.json'])(
    '%s has no body',
    async (url) => {
      await get(url);
      expect((await get(url)).json()).toBeNull();
    },
  );

  it('is no way to have pages drawn that do not exist', async () => {
    const nothing = async (): Promise<null> => null;
    const { prerender, drawn } = await openPages({
      readPage: nothing,
      readPost: nothing,
      problems: () => [],
    });
    expect(await prerender('/services/nothing', 'at-hand')).toBeNull();
    expect(drawn).toEqual([]);
    expect((await prerender('/services/nothing'))?.record).toBeNull();
    expect(drawn).toHaveLength(1);
  });

  it('has a body that was made once, however many addresses without one are asked for', async () => {
    const { prerender, drawn } = await openPages(await openContentFolder('content'));
    await prerender('/privacy');
    const unknown = Array.from({ length: 220 }, (_one, number) => `/blog/no${number}`);
    for (const path of unknown) await prerender(path);
    expect(await prerender('/privacy', 'at-hand')).not.toBeNull();
    expect(drawn.filter((path) => path === '/privacy')).toHaveLength(1);
  });

  it.each(['/prepared/', '/prepared/privacy', '/prepared/privacy.html', '/prepared/.json'])(
    '%s is no address of one',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('addresses below /industries that end in the name of a post', () => {
  it('push no page of the site out, however many they are', async () => {
    const found = { html: '<h2>Short.</h2>', staleFor: null };
    const { prerender, drawn } = await openPages({
      readPage: async (slug) => (slug === 'privacy' ? found : null),
      readPost: async () => found,
      problems: () => [],
    });
    await prerender('/privacy');
    expect(await prerender('/industries/x/a-post', 'at-hand')).toBeNull();
    expect(drawn).toEqual(['/privacy']);
    await prerender('/industries/y/a-post');
    expect((await prerender('/industries/y/a-post', 'at-hand'))?.record).not.toBeNull();
    expect(drawn).toHaveLength(2);
    for (let count = 0; count < 201; count += 1) await prerender(`/industries/${count}/a-post`);
    await prerender('/privacy');
    expect(drawn.filter((path) => path === '/privacy')).toHaveLength(1);
  });

  it('keep no page of the site waiting: they are drawn one after the other, and that in between', async () => {
    const found = { html: '<h2>Short.</h2>', staleFor: null };
    const { prerender, drawn } = await openPages({
      readPage: async () => found,
      readPost: async () => found,
      problems: () => [],
    });
    const strays = Array.from({ length: 5 }, (_, count) =>
      prerender(`/industries/${count}/a-post`),
    );
    await prerender('/privacy');
    expect(drawn.indexOf('/privacy')).toBeLessThan(3);
    await Promise.all(strays);
    expect(drawn).toHaveLength(6);
  });
});
