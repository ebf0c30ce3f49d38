import { spawn, type ChildProcess } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { makeCheckout, type RulesCheckout } from '../../server/support/rules-checkout.ts';
import { chromiumLaunchOptions } from '../../support/chromium.ts';

export interface DevelopmentSite {
  readonly checkout: () => RulesCheckout;
  /** What the server has printed so far, as a terminal shows it. */
  readonly printed: () => string;
  /** Opens a page, and waits until the inspector can be. */
  readonly open: (path: string) => Promise<Page>;
  /** Sends a body as JSON to the server itself, as a page would. */
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
}

/** The development server on a checkout of its own, for one test file; every page ends with its test. */
export function useDevelopmentSite(): DevelopmentSite {
  let checkout: RulesCheckout;
  let server: ChildProcess;
  let printed = '';
  let origin: string;
  let browser: Browser;
  const pages: Page[] = [];

  beforeAll(async () => {
    checkout = makeCheckout('site');
    for (const name of ['src', 'public', 'index.html', 'node_modules']) {
      symlinkSync(resolve(name), join(checkout.root, name));
    }
    server = spawn(process.execPath, [join(import.meta.dirname, 'dev-server.ts'), checkout.root]);
    server.stderr?.on('data', (part) => (printed += String(part)));
    origin = await new Promise((ready, fail) => {
      server.stdout?.on('data', (part) => {
        const found = /ready (\S+)\//.exec(String(part))?.[1];
        if (found) ready(found);
      });
      server.on('exit', () => fail(new Error(printed)));
    });
    browser = await chromium.launch(chromiumLaunchOptions());
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });
  afterAll(async () => {
    await browser?.close();
    server.kill();
    checkout.remove();
  });

  return {
    checkout: () => checkout,
    printed: () => printed,
    async open(path) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      pages.push(page);
      page.setDefaultTimeout(60_000);
      await page.goto(origin + path);
      await page.locator('.page-body').first().waitFor();
      await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
      return page;
    },
    post: (path, body, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
