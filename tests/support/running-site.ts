import { chromium, type Browser, type Page } from 'playwright';
import { openSite } from '../../src/server/open-site.ts';
import { chromiumLaunchOptions } from './chromium.ts';

export interface RunningSite {
  readonly origin: string;
  readonly browser: Browser;
  /**
   * Opens a path in a new tab and waits until the browser goes on with its corrected body.
   * @param before runs in the page ahead of any script of it
   */
  visit(path: string, before?: () => void): Promise<Page>;
  close(): Promise<void>;
}

/** The built site on a port of its own, and a real browser to visit it with. */
export async function startSite(root = process.cwd()): Promise<RunningSite> {
  const { app } = await openSite(root);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  return {
    origin,
    browser,
    async visit(path, before) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      if (before) await page.addInitScript(before);
      await page.goto(origin + path);
      await page.locator('.page-body').first().waitFor();
      await page.locator('body[data-asleep]').waitFor({ state: 'detached' });
      await page.locator('[data-prepared-style]').first().waitFor({ state: 'detached' });
      return page;
    },
    async close() {
      await browser.close();
      await app.close();
    },
  };
}
