import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { exportSite } from '../../src/server/export/export-site.ts';
import { PagesFailed } from '../../src/server/export/write-export.ts';
import { sendJson, startContentServer, type ContentServer } from './support/content-server.ts';
import { makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';

let checkout: RulesCheckout;
let source: ContentServer;

beforeEach(async () => {
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
  source = await startContentServer(({ url }, response) => {
    if (url === '/api/pages/home') return sendJson(response, { content: '<h2>Home</h2>' });
    response.writeHead(404).end('{}');
  });
});
afterEach(async () => {
  await source.close();
  checkout.remove();
});

it('keeps the pages of a source in the checkout, wherever the export was started', async () => {
  const config = readConfig({
    CONTENT_SOURCE: 'http',
    CONTENT_URL: source.url.href,
    DATA_FOLDER: '.cache/export-elsewhere',
    LOG_LEVEL: 'silent',
  });
  const exported = exportSite(checkout.root, join(checkout.root, 'site'), config);
  await expect(exported).rejects.toBeInstanceOf(PagesFailed);
  const kept = await readdir(join(checkout.root, '.cache/export-elsewhere/content'));
  expect(kept).toHaveLength(1);
});
