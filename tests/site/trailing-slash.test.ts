import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { collectRequests, navigateTo, showAll, useSite } from '../support/site-harness.ts';

const { site, open } = useSite();

const PLAIN = '/services/cybersecurity-services/email-security';
const SLASHED = `${PLAIN}/`;

/** The paths of what is not there, whoever asks for it. */
function collectMissing(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

/** A picture that rules call by its place relative to the page. */
const picture = (page: Page): Promise<string | null> =>
  page.locator('main img[src*="icon-email-security"]').first().getAttribute('src');

/** Pictures have relative addresses, which lead elsewhere from a path with a trailing slash. */
describe('a page behind a trailing slash', () => {
  it.each([
    [PLAIN, '../../images/icons/icon-email-security.png'],
    [SLASHED, '../../../images/icons/icon-email-security.png'],
  ])('%s comes with addresses of its own, without JavaScript, too', async (path, address) => {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await picture(page)).toBe(address);
    const images = await page
      .locator('main img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    for (const image of images) expect((await fetch(image)).status, image).toBe(200);
  });

  it('is adopted as it stands', async () => {
    let missing: string[] = [];
    let requests: string[] = [];
    const page = await open(SLASHED, {
      before: (tab) => {
        missing = collectMissing(tab);
        requests = collectRequests(tab);
      },
    });
    await showAll(page);
    expect(missing).toEqual([]);
    expect(requests).not.toContain(`/api/pages${PLAIN}`);
  });

  it('is shown as the server has prepared it to who comes by a link', async () => {
    const body = `/prepared${SLASHED}index.json`;
    const ask = async (): Promise<unknown> => (await fetch(site().origin + body)).json();
    await expect.poll(ask).not.toBeNull();
    const page = await open('/privacy');
    const [missing, requests] = [collectMissing(page), collectRequests(page)];
    await navigateTo(page, SLASHED);
    await page.locator('.page-body h1', { hasText: 'Email' }).waitFor();
    await showAll(page);
    expect(await picture(page)).toBe('../../../images/icons/icon-email-security.png');
    expect(requests).toContain(body);
    expect(requests.filter((path) => /open-page/.test(path))).toEqual([]);
    expect(missing).toEqual([]);
  });
});
