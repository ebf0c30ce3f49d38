import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { exportSite } from '../../src/server/export/export-site.ts';
import { inlineHashes } from '../../src/server/security/inline-hashes.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-policy-'));
  const config = readConfig({ DATA_FOLDER: folder, LOG_LEVEL: 'error' });
  await exportSite(process.cwd(), join(folder, 'site'), config);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (path: string): Promise<string> => readFile(join(folder, 'site', path), 'utf8');

describe('the headers of an export', () => {
  it('are what hosts take: short lines, however many pages, and none named twice for a path', async () => {
    const headers = await read('_headers');
    for (const line of headers.split('\n')) expect(line.length, line).toBeLessThan(1_500);
    expect(headers.match(/'sha256-/g)).toHaveLength(2);
    expect(headers.match(/cache-control: .*/g)).toEqual([
      'cache-control: public, max-age=31536000, immutable',
    ]);
  });
});

describe('the policy of an exported document', () => {
  it('allows in each document the style sheets that it has, and no others', async () => {
    const headers = await read('_headers');
    const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)';/.exec(headers) ?? [];
    for (const path of ['about.html', 'services/voip.html', '404.html']) {
      const document = await read(path);
      const { styles } = inlineHashes([document]);
      const policy = ["style-src 'self'", ...styles].join(' ').replaceAll("'", '&#39;');
      const meta = `<meta http-equiv="content-security-policy" content="${policy}" />`;
      const [before, after] = document.split(meta);
      expect(before, path).not.toContain('<style');
      const sheets = after?.match(/<style[^>]* nonce="[^"]+"/g) ?? [];
      expect(sheets, path).toHaveLength(path === '404.html' ? 1 : 2);
      for (const sheet of sheets) expect(sheet).toContain(` nonce="${nonce}"`);
    }
  });

  it('takes none but its own style sheets, also from who has read what the headers name them by', async () => {
    const browser = await chromium.launch(chromiumLaunchOptions());
    const page = await browser.newPage();
    const [, policy = ''] = /content-security-policy: (.+)/.exec(await read('_headers')) ?? [];
    const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
    const body = await read('about-us.html');
    // No script runs: they would put the page's styles where its builder had them.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ headers, body }) : route.abort(),
    );
    await page.goto('https://site.example/about-us');
    const own = page.locator('#first-view-styles');
    const count = (sheet: Element) => (sheet as HTMLStyleElement).sheet?.cssRules.length ?? 0;
    expect(await own.evaluate(count)).toBeGreaterThan(0);
    const added = await own.evaluateHandle((sheet) => {
      const other = sheet.cloneNode() as HTMLStyleElement;
      other.nonce = (sheet as HTMLStyleElement).nonce;
      other.textContent = 'body { display: none }';
      document.head.append(other);
      return other;
    });
    expect(await added.evaluate(count)).toBe(0);
    await browser.close();
  });
});
