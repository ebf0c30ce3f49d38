import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { followRedirects } from '../support/follow-redirects.ts';
import { useSite, navigateTo } from '../support/site-harness.ts';

const { site, open } = useSite();

describe('/cloud-services', () => {
  const shown = (page: Page) => page.locator('main').innerText();

  it('shows a loading message and goes on after 100 ms', async () => {
    const page = await open('/cloud-services', { isClockStopped: true, waitFor: 'main' });
    await expect.poll(() => shown(page)).toMatch(/loading/i);
    await page.clock.runFor(99);
    expect(new URL(page.url()).pathname).toBe('/cloud-services');
    expect(await shown(page)).toMatch(/loading/i);
    await page.clock.runFor(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/services/cloud-services');
    await page.clock.resume();
    await page.locator('main h1').waitFor();
  });

  it('answers 200 over HTTP, with and without a trailing slash', async () => {
    expect(await followRedirects(site().origin, '/cloud-services')).toEqual([
      [200],
      '/cloud-services',
    ]);
    expect(await followRedirects(site().origin, '/Cloud-Services/')).toEqual([
      [200],
      '/Cloud-Services/',
    ]);
  });

  it('keeps query and fragment, as the other old addresses do', async () => {
    const page = await open('/cloud-services?utm=mail#faq');
    await page.waitForURL('**/services/cloud-services?utm=mail#faq');
  });

  it('does not keep a visitor from going back', async () => {
    const page = await open('/privacy');
    await navigateTo(page, '/cloud-services');
    await page.waitForURL('**/services/cloud-services');
    await page.locator('main h1').waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/privacy');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/privacy');
  });
});

describe('the old addresses of the link table', () => {
  const OLD = [
    ['/security', '/services/cybersecurity-services/endpoint-security'],
    ['/endpoint-security', '/services/cybersecurity-services/endpoint-security'],
    ['/voip-services', '/services/voip'],
    ['/business-continuity', '/services/business-continuity-support'],
    ['/managed-it-services', '/services/managed-it-services'],
  ] as const;

  it.each(OLD)('%s answers 301 and ends at %s', async (old, target) => {
    const [statuses, end] = await followRedirects(site().origin, old);
    expect(end).toBe(target);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.slice(0, -1).length).toBeGreaterThan(0);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([301]));
  });

  it('keeps a query, and counts neither case nor trailing slash', async () => {
    expect(await followRedirects(site().origin, '/VoIP-Services/?utm=mail')).toEqual([
      [301, 200],
      '/services/voip?utm=mail',
    ]);
  });

  it('/services/cloud-services is a page and stays where it is', async () => {
    expect(await followRedirects(site().origin, '/services/cloud-services')).toEqual([
      [200],
      '/services/cloud-services',
    ]);
  });

  it('each link to one inside the application ends at the page meant', async () => {
    const page = await open('/privacy');
    for (const [old, target] of OLD) {
      await navigateTo(page, old);
      await expect.poll(() => [old, new URL(page.url()).pathname]).toEqual([old, target]);
      await page.locator('main .page-body h1').waitFor();
      expect(await page.locator('main h1').first().innerText()).not.toMatch(/404|error/i);
    }
  });

  it('the rewritten cloud link of a page leads to the cloud services', async () => {
    const page = await open('/');
    await page.locator('.page-body a[href="/cloud-services"]').first().click();
    await page.waitForURL('**/services/cloud-services');
    await page.locator('main h1').waitFor();
  });
});
