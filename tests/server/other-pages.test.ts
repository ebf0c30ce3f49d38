import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreparedRecord } from '../../src/contract/prepared-record.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { exportSite } from '../../src/server/export/export-site.ts';
import { openSite, type Site } from '../../src/server/open-site.ts';
import { makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';

const PAGE = '<main><h1>Printer Care</h1><h2>What we do</h2></main>';
const config = readConfig({ LOG_LEVEL: 'silent' });

let checkout: RulesCheckout;

beforeAll(async () => {
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
  const content = checkout.ownContent();
  for (const file of [
    'pages/services/printer-care.html',
    'blog/unlisted.html',
    // Nobody can ask for these.
    'pages/no-route.html',
    'pages/services/Printer Care.html',
  ]) {
    await writeFile(join(content, file), PAGE);
  }
});
afterAll(() => checkout.remove());

const inSitemap = (text: string): string[] =>
  [...text.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path);

describe('pages that a content folder has below a route for several', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(checkout.root, config);
  });
  afterAll(() => site.app.close());

  it('are in the sitemap, if they can be asked for, and only once', async () => {
    const paths = inSitemap((await site.app.inject('/sitemap.xml')).body);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.slice(-2)).toEqual(['/services/printer-care', '/blog/unlisted']);
    for (const path of paths.slice(-2)) {
      expect((await site.app.inject(path)).statusCode, path).toBe(200);
    }
    expect(paths.join()).not.toMatch(/no-route|Care|\/home/);
  });

  it('are in the export with all that belongs to a page', async () => {
    const folder = join(checkout.root, 'site');
    await exportSite(checkout.root, folder, config);
    const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
    for (const file of ['services/printer-care.html', 'services/printer-care/index.html']) {
      expect(await read(file)).toMatch(/<h1[^>]*>Printer Care<\/h1>/);
    }
    expect(JSON.parse(await read('api/pages/services/printer-care.json'))).toEqual({
      content: PAGE,
    });
    expect(JSON.parse(await read('api/blog/unlisted.json'))).toEqual({ content: PAGE });
    const body = JSON.parse(await read('prepared/services/printer-care.json')) as PreparedRecord;
    expect(body.html).toContain('Printer Care');
    expect(await read('rules/services/printer-care.json')).toContain('word-rule');
    expect(inSitemap(await read('sitemap.xml')).slice(-2)).toEqual([
      '/services/printer-care',
      '/blog/unlisted',
    ]);
  });
});
