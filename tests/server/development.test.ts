import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteServer } from '../../src/server/vite-plugin.ts';
import { makeCheckout, type RulesCheckout } from './support/rules-checkout.ts';

const soon = { timeout: 30_000, interval: 100 };

let checkout: RulesCheckout;
let vite: ViteDevServer;

beforeAll(async () => {
  checkout = makeCheckout('site');
  const content = join(checkout.root, 'content');
  rmSync(content);
  cpSync('content', content, { recursive: true });
  for (const name of ['src', 'public', 'index.html', 'node_modules']) {
    symlinkSync(resolve(name), join(checkout.root, name));
  }
  vite = await createServer({
    root: checkout.root,
    configFile: false,
    plugins: [siteServer()],
    cacheDir: join(checkout.root, '.cache', 'vite'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', ws: false, watch: { ignored: ['**/src/**'] } },
  });
  await vite.listen();
});
afterAll(async () => {
  await vite.close();
  checkout.remove();
});

function change(file: string, from: string, to: string): void {
  const path = join(checkout.root, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

const document = (): Promise<string> => vite.transformIndexHtml('/', '<head></head><body></body>');

describe('whoever changes content under the development server', () => {
  it('sees the new body of a page', async () => {
    const send = vi.spyOn(vite.hot, 'send');
    change('pages/areas-served.html', 'Around the city', 'All around the city');
    await expect.poll(() => send.mock.calls, soon).toContainEqual([{ type: 'full-reload' }]);
  });

  it('sees what the whole site says', async () => {
    expect(await document()).not.toContain('555-9999');
    change('site.yaml', '555-0142', '555-9999');
    await expect.poll(document, soon).toContain('555-9999');
  });

  it('keeps the site as it was while something is wrong', async () => {
    change('site.yaml', 'domain:', 'domian:');
    change('site.yaml', '555-9999', '555-8888');
    await new Promise((later) => setTimeout(later, 1_500));
    expect(await document()).toContain('555-9999');
    change('site.yaml', 'domian:', 'domain:');
    await expect.poll(document, soon).toContain('555-8888');
  });
});
