import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWholeSite, type WholeSite } from '../support/whole-site.ts';

const BROWSER = 'gzip, deflate, br, zstd';
const READERS = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  identity: (bytes: Buffer): Buffer => bytes,
};

let site: WholeSite;

beforeAll(async () => {
  site = await openWholeSite();
});
afterAll(() => site.close());

/** What is answered to who takes these encodings, and what can be read in it. */
async function ask(url: string, accepted: string) {
  const answer = await site.app.inject({ url, headers: { 'accept-encoding': accepted } });
  const { headers, rawPayload, statusCode } = answer;
  const encoding = String(headers['content-encoding'] ?? 'identity') as keyof typeof READERS;
  const text = READERS[encoding](rawPayload).toString();
  return { headers, statusCode, encoding, text, size: rawPayload.length };
}

describe('a document', () => {
  it.each([
    [BROWSER, 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=0', 'identity'],
    ['br', 'br'],
    ['', 'identity'],
    ['*', 'gzip'],
    ['nonsense;;q=,', 'identity'],
  ])('to who takes "%s" comes as %s', async (accepted, encoding) => {
    const answer = await ask('/privacy', accepted);
    expect(answer.encoding).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(answer.text).toMatch(/^<!doctype html>.*<div id="root">.*<\/html>\s*$/is);
  });

  it('has what belongs to its visitor alone', async () => {
    const nonces = [];
    for (const accepted of [BROWSER, BROWSER, 'identity']) {
      const { headers, text } = await ask('/privacy', accepted);
      const [, nonce = ''] =
        /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(new Set(text.match(/(?<= nonce=")[^"]+/g))).toEqual(new Set([nonce]));
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(3);
  });

  it('says the same to everybody else', async () => {
    const [one, other] = [await ask('/privacy', BROWSER), await ask('/privacy', 'identity')];
    const plain = (text: string): string =>
      text.replace(/ nonce="[^"]+"|(?<="form-?token" (?:content|value)=")[^"]+/gi, '');
    expect(plain(one.text)).toBe(plain(other.text));
    expect(one.size).toBeLessThan(other.size / 3);
  });

  it('that nobody knows is compressed, too', async () => {
    const answer = await ask('/nothing/here', BROWSER);
    expect([answer.statusCode, answer.encoding]).toEqual([404, 'gzip']);
    expect(answer.text).toContain('404 - Page Not Found');
  });
});

describe('a record', () => {
  it.each(['/api/pages/home', '/prepared/index.json', '/rules.json', '/rules/about.json'])(
    '%s comes as small as can be',
    async (url) => {
      await site.app.inject('/');
      const plain = await ask(url, 'identity');
      for (const [accepted, encoding] of [
        [BROWSER, 'br'],
        ['gzip', 'gzip'],
      ] as const) {
        const answer = await ask(url, accepted);
        expect(answer.encoding).toBe(encoding);
        expect(answer.text).toBe(plain.text);
        expect(answer.size).toBeLessThan(plain.size / 3);
        expect(answer.headers.etag).toBe(`W/${plain.headers.etag}`);
      }
    },
  );

  it('comes as it is, under its own tag, to who takes neither', async () => {
    for (const url of ['/api/pages/home', '/rules.json']) {
      const plain = await ask(url, 'identity');
      const answer = await ask(url, 'deflate, zstd');
      expect([answer.encoding, answer.headers.etag]).toEqual(['identity', plain.headers.etag]);
      expect(answer.headers.etag).toMatch(/^"/);
    }
  });

  it('is not sent again to who has it, in whatever encoding', async () => {
    const { etag } = (await ask('/api/pages/home', BROWSER)).headers;
    for (const [accepted, tag] of [
      [BROWSER, etag],
      ['identity', etag],
      ['identity', '*'],
    ]) {
      const headers = { 'accept-encoding': String(accepted), 'if-none-match': String(tag) };
      const answer = await site.app.inject({ url: '/api/pages/home', headers });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
  });
});

describe('a built file', () => {
  const scripts = async (): Promise<string[]> =>
    (await readdir('dist/assets')).filter((file) => file.endsWith('.js'));

  it('comes compressed as well as can be', async () => {
    for (const file of await scripts()) {
      const text = await readFile(join('dist/assets', file), 'utf8');
      const answer = await ask(`/assets/${file}`, BROWSER);
      expect(answer.text).toBe(text);
      expect(answer.encoding, file).toBe('br');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toMatch(/\/javascript; charset=utf-8$/);
    }
  });

  it('has no address for its compressed forms', async () => {
    const files = await readdir('dist/assets');
    const compressed = files.filter((file) => /\.(?:br|gz)$/.test(file));
    expect(compressed).not.toEqual([]);
    for (const file of compressed) {
      expect((await ask(`/assets/${file}`, BROWSER)).statusCode, file).toBe(404);
    }
  });

  it('for staff alone is no less closed', async () => {
    const files = await readdir('dist/staff');
    expect(files.filter((file) => file.endsWith('.br'))).not.toEqual([]);
    for (const file of files) {
      expect((await ask(`/staff/${file}`, BROWSER)).statusCode, file).toBe(404);
    }
  });
});
