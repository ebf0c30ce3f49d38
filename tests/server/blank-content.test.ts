import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, describe, it } from 'vitest';
import { ContentFile } from '../../src/server/content/content-file.ts';
import { isBlank } from '../../src/server/content/is-blank.ts';
import { sendJson, startContentServer, type Handler } from './support/content-server.ts';
import { openCached } from './support/open-cached.ts';
import { withRemoteSite } from './support/remote-site.ts';
import { withFolder } from './support/start-server.ts';

const BLANK = [
  '',
  '  \n\t ',
  '&nbsp;\u00A0\uFEFF',
  '<script>document.title = "<p>Hello</p>"</script>',
  '<SCRIPT>unclosed',
  '<style>p { color: red }</style >',
  '<!-- <p>Hello</p> -->',
  '<!-- unclosed <p>Hello</p>',
  '<!DOCTYPE html>\n<html><head><title>Services</title></head><body>\n<main>\n\n</main></body></html>',
  '<template><p>Hello</p></template>',
  '<div class="a"><p><br></p></div>',
  '<div',
];

const SEEN = [
  'Hello',
  '<p>0</p>',
  '<script>1</script>2',
  '<template></template><p>Hello</p>',
  '<img src="/images/team.jpg">',
  '<picture><source srcset="/a.webp"><IMG src="/a.jpg"/></picture>',
  '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  '<iframe src="https://maps.example/"></iframe>',
  '<div style="background-image: url(/images/team.jpg)"></div>',
  '<section data-bg="/images/team.jpg"></section>',
  '1 < 2',
  '<imagine>Hello</imagine>',
];

describe('a page', () => {
  it.each(BLANK)('%j shows nothing', (html) => expect(isBlank(html)).toBe(true));
  it.each(SEEN)('%j shows something', (html) => expect(isBlank(html)).toBe(false));

  it.each([
    ['<', false],
    ['<!--', true],
    ['<a ', true],
    ['<script>', true],
    ['<template></template>', true],
    ['&nbsp;', true],
  ])('of a million times %j is read to its end once: %j', (part, expected) => {
    expect(isBlank(part.repeat(1_000_000))).toBe(expected);
  });
});

const page: Handler = (_request, response) =>
  sendJson(response, { content: '<main><h1>Voice</h1></main>' });
const blank: Handler = (_request, response) =>
  sendJson(response, { content: '<script>1</script>' });

describe('a source that answers with a page in which nothing can be seen', () => {
  it('leaves the last good copy, over a restart too, and is told of', () =>
    withFolder(async (folder) => {
      const source = await startContentServer(page);
      const good = await openCached(source.url, folder).readPage('services/voip');
      source.answer(blank);
      for (const content of [openCached(source.url, folder), openCached(source.url, folder)]) {
        const found = await content.readPage('services/voip');
        expect(found).toEqual({ html: good?.html, staleFor: expect.any(Number) });
        expect(content.problems()).toEqual([expect.stringContaining('carries no content')]);
        await expect(content.readPage('unseen')).rejects.toThrow();
      }
      await source.close();
    }));

  it('has no page there: neither its document nor its record is one', () =>
    withRemoteSite(blank, async (app) => {
      for (const url of ['/services/voip', '/api/pages/services/voip']) {
        expect((await app.inject(url)).statusCode, url).toBe(503);
      }
    }));
});

it('a file in which nothing can be seen is no page until something is written into it', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'page.html');
    const file = new ContentFile(path);
    const longAgo = new Date('2026-01-01');
    await writeFile(path, '<main>\n</main>');
    await utimes(path, longAgo, longAgo);
    for (let time = 0; time < 2; time += 1)
      await expect(file.read()).rejects.toThrow('has no content');
    await writeFile(path, '<main>Voice</main>');
    expect(await file.read()).toBe('<main>Voice</main>');
    await rm(path);
  }));
