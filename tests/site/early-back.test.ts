import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/site-failures.ts';
import { collectErrors, useSite } from '../support/site-harness.ts';

const { open } = useSite();

/** A visit that began on one page, went to another by a link, and is about to load that anew. */
async function openSecondPage(): Promise<Page> {
  const page = await open('/privacy');
  await page.locator('footer a[href="/areas-served"]').first().click();
  await page.locator('main h1', { hasText: 'IT Support' }).waitFor();
  return page;
}

async function expectPrivacyPage(page: Page): Promise<void> {
  await page.locator('main h1', { hasText: 'Privacy Policy' }).waitFor();
  await expect.poll(() => page.title()).toBe('Privacy Policy | Loblolly IT Solutions');
  expect(new URL(page.url()).pathname).toBe('/privacy');
}

describe('who goes nowhere', () => {
  it.each([
    ['/about?x=1#team', ['/about']],
    ['/Services/VoIP/', ['/Services/VoIP/']],
    ['/voip-services', ['/voip-services', '/services/voip']],
  ])('loads the document of %s once', async (address, documents) => {
    const loaded: string[] = [];
    await open(address, {
      before: (tab) =>
        tab.on('request', (request) => {
          if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
        }),
    });
    expect(loaded).toEqual(documents);
  });
});

describe('who goes back while a page loads', () => {
  it('finds the page before whole, though nothing was awake to show it', async () => {
    const page = await openSecondPage();
    const errors = collectErrors(page);
    let letScriptsCome = (): void => {};
    const isTime = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await isTime;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('main h1', { hasText: 'IT Support' }).waitFor();
    await page.evaluate(() => history.back());
    letScriptsCome();
    await expectPrivacyPage(page);
    expect(errors).toEqual([]);
  });

  it('finds it whole in an older browser, too, for which the page was waiting for code', async () => {
    const page = await openSecondPage();
    const errors = collectErrors(page);
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
    const code = await holdRequests(page, '/assets/fill-gaps');
    const asked = page.waitForRequest('**/assets/fill-gaps*');
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await page.evaluate(() => history.back());
    await page.waitForURL('**/privacy');
    code.release();
    await expectPrivacyPage(page);
    expect(errors).toEqual([]);
  });

  it('is followed though the application was just about to take over', async () => {
    const page = await openSecondPage();
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      const listen = globalThis.addEventListener;
      // The router listens from its start on; it is drawn in a later task.
      Reflect.set(globalThis, 'addEventListener', (type: string, listener: EventListener) => {
        listen(type, listener);
        if (type !== 'popstate') return;
        globalThis.addEventListener = listen;
        queueMicrotask(() => {
          history.pushState(null, '', '/nothing/here');
          dispatchEvent(new PopStateEvent('popstate'));
        });
      });
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('main h1', { hasText: '404 - Page Not Found' }).waitFor();
    await expect.poll(() => page.title()).toContain('404');
    expect(errors).toEqual([]);
  });
});
