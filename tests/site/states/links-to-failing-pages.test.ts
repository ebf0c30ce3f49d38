import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { runUntil, settle } from '../../support/site-clock.ts';
import { failRequests, type Interception } from '../../support/site-failures.ts';
import { collectErrors, navigateTo } from '../../support/site-harness.ts';
import { POSTS } from '../../support/site-paths.ts';
import { mainText, useFailingPages } from './failing-pages.ts';

const { open } = useFailingPages();

interface Visit extends Interception {
  readonly page: Page;
  readonly errors: readonly string[];
  readonly linkTo: (path: string) => Locator;
}

/** Opens a page on a stopped clock; everything that is asked for from then on fails. */
async function visit(start: string): Promise<Visit> {
  const page = await open(start, { isClockStopped: true, waitFor: 'header' });
  await runUntil(page, () => page.locator('main .page-body h1').isVisible());
  const errors = collectErrors(page);
  const interception = await failRequests(page, '/api/', 'status 500');
  const linkTo = (path: string): Locator => page.locator(`a[href="${path}"]`).first();
  return { page, errors, linkTo, ...interception };
}

/** Follows a link without pointing at it before, as a fast finger does. */
const follow = (link: Locator): Promise<void> => link.dispatchEvent('click');

/** Lets the time of every retry pass, and more, until the failure is told. */
async function passRetries(page: Page): Promise<void> {
  await runUntil(page, async () => /error/i.test(await mainText(page)), 500);
  await page.clock.runFor(20_000);
  await settle(page);
}

const times = (count: number, path: string): string[] => Array.from({ length: count }, () => path);

describe('a link to a page that cannot be had', () => {
  it.each([
    ['/about-us', ['/api/pages/about-us']],
    ['/areas-served', ['/api/pages/areas-served']],
    ['/blog', ['/api/pages/blog']],
    ['/contact', ['/api/pages/contact']],
    ['/industries', ['/api/pages/industries', '/api/blog/industries']],
  ])('%s: each endpoint is asked once', async (path, asked) => {
    const { page, requests, linkTo } = await visit('/privacy');
    await follow(linkTo(path));
    await passRetries(page);
    expect(requests).toEqual(asked);
  });

  it.each(['/privacy', '/services/it-compliance'])(
    'from %s to a service: asked once, with three retries',
    async (start) => {
      const { page, requests, linkTo } = await visit(start);
      await follow(linkTo('/services/voip'));
      await passRetries(page);
      expect(requests).toEqual(times(4, '/api/pages/services/voip'));
    },
  );

  it('from one address to another of the same route: asked once', async () => {
    const { page, requests } = await visit(`/blog/${POSTS[0]}`);
    await navigateTo(page, `/blog/${POSTS[1]}`);
    await passRetries(page);
    expect(requests).toEqual([`/api/blog/${POSTS[1]}`]);
  });

  it.each([
    ['/contact', 1],
    ['/services', 4],
  ])('%s, pointed at just before: asked %i times in all', async (path, count) => {
    const { page, errors, requests, linkTo } = await visit('/privacy');
    await linkTo(path).hover();
    await runUntil(page, () => errors.filter((text) => text.includes(' failed.')).length === count);
    await linkTo(path).click();
    await passRetries(page);
    expect(requests).toEqual(times(count, `/api/pages${path}`));
  });

  it('asks again when what was fetched ahead failed long ago, and on every later visit', async () => {
    const { page, errors, requests, linkTo } = await visit('/privacy');
    await linkTo('/contact').hover();
    await expect.poll(() => errors.join()).toContain('/api/pages/contact');
    await page.clock.runFor(20_000);
    await follow(linkTo('/contact'));
    await passRetries(page);
    expect(requests).toEqual(times(2, '/api/pages/contact'));
    await follow(linkTo('/privacy'));
    await page.locator('main .page-body h1').waitFor();
    await follow(linkTo('/contact'));
    await passRetries(page);
    expect(requests).toEqual(times(3, '/api/pages/contact'));
  });

  it('asks both endpoints of an industry again on a later visit', async () => {
    const { page, requests, linkTo } = await visit('/privacy');
    const asked = ['/api/pages/industries', '/api/blog/industries'];
    await follow(linkTo('/industries'));
    await passRetries(page);
    await follow(linkTo('/privacy'));
    await page.locator('main .page-body h1').waitFor();
    await follow(linkTo('/industries'));
    await passRetries(page);
    expect(requests).toEqual([...asked, ...asked]);
  });
});
