import type { Browser, Page } from 'playwright';

export interface HostileVisit {
  readonly page: Page;
  /** Addresses of other hosts that the page has asked for. None is ever reached. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens a page that must be expected to attack.
 * @param bypassCSP as in a browser that knows no content security policy
 */
export async function openHostile(
  browser: Browser,
  address: string,
  bypassCSP: boolean,
): Promise<HostileVisit> {
  const context = await browser.newContext({ bypassCSP, viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(address).origin,
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  // Elements thousands deep take seconds to be cleaned, and on a busy machine longer.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(address);
  return { page, asked, close: () => context.close() };
}
