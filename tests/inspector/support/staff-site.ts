import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { openSite } from '../../../src/server/open-site.ts';
import { signPreview } from '../../../src/server/rules/preview-token.ts';
import { makeCheckout, type RulesCheckout } from '../../server/support/rules-checkout.ts';
import { onSharedSite } from '../../support/shared-site.ts';

const SECRET = 'a secret of sixteen characters or more';

export interface StaffSite {
  readonly checkout: () => RulesCheckout;
  readonly origin: () => string;
  /** Opens a page as a visitor does, or through the signed link. */
  readonly open: (path: string, as: 'visitor' | 'staff', width?: number) => Promise<Page>;
  /** Opens a page through the signed link, and the inspector's panel on it. */
  readonly openPanel: (path: string, width?: number) => Promise<Page>;
  /** Waits until the panel lists the rules. Should they not come, the message tells what is there instead. */
  readonly listsRules: (page: Page) => Promise<void>;
}

/** The built site with rules of its own to change, for one test file; every visit ends with its test. */
export function useStaffSite(): StaffSite {
  let browser: Browser;
  let checkout: RulesCheckout;
  let origin: string;
  let close: () => Promise<void>;
  const contexts = new Map<string, Promise<BrowserContext>>();
  const pages: Page[] = [];
  const errors = new WeakMap<Page, string[]>();

  onSharedSite.beforeAll(async ({ running }) => {
    browser = running.browser;
    checkout = makeCheckout('site');
    const config = readConfig({ LOG_LEVEL: 'silent', RULES_SECRET: SECRET });
    const { app } = await openSite(checkout.root, config);
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    close = () => app.close();
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await close();
    checkout.remove();
  });

  /** Visits of a kind share their cache. */
  function contextFor(as: string, width: number): Promise<BrowserContext> {
    const key = `${as} ${width}`;
    const known = contexts.get(key);
    if (known) return known;
    const made = browser.newContext({
      viewport: { width, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    contexts.set(key, made);
    return made;
  }

  const open: StaffSite['open'] = async (path, as, width = 1280) => {
    const page = await (await contextFor(as, width)).newPage();
    pages.push(page);
    const told: string[] = [];
    errors.set(page, told);
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    page.setDefaultTimeout(10_000);
    const token = signPreview(SECRET, 1, Date.now());
    const query = new URLSearchParams({ token, to: path });
    await page.goto(as === 'staff' ? `${origin}/rules/preview?${query}` : origin + path);
    await page.locator('.page-body').first().waitFor();
    if (as === 'staff') await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
    return page;
  };

  /** What the panel shows, and what went wrong in the page. */
  const readPanel = async (page: Page): Promise<string> =>
    [await page.locator('.panel').textContent(), ...(errors.get(page) ?? [])].join('\n');

  return {
    checkout: () => checkout,
    origin: () => origin,
    open,
    async openPanel(path, width) {
      const page = await open(path, 'staff', width);
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      await page.getByRole('heading', { name: 'Rules on this page' }).waitFor();
      return page;
    },
    listsRules: (page) => expect.poll(() => readPanel(page)).toContain('rules, set'),
  };
}

/** What the panel says of one rule. */
export function rowOf(page: Page, id: string): Locator {
  return page.locator(`.rule[data-id="${id}"]`);
}
