import { expect, it } from 'vitest';
import { sendJson, type Handler } from '../../server/support/content-server.ts';
import { withRemoteSite } from '../../server/support/remote-site.ts';
import { useSite } from '../../support/site-harness.ts';

const { site } = useSite();

const down: Handler = (_request, response) => void response.writeHead(500).end('{}');
const back: Handler = (_request, response) =>
  sendJson(response, { content: '<main><h1>Here again</h1></main>' });

/** The source is left alone for five seconds, and each page asks four times within seven. */
const patient = { timeout: 30_000 };

it('a browser that came while no page could be had tries again by itself, and shows it', () =>
  withRemoteSite(down, async (app, answer) => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = await site().browser.newPage();
    const document = await page.goto(`${origin}/services/voip`);
    expect(document?.status()).toBe(503);
    answer(back);
    await page.locator('main .page-body h1', { hasText: 'Here again' }).waitFor(patient);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('/voip');
    await page.close();
  }));

it('a page that is missing is found by Try Again when it has come, and has its own head then', () =>
  withRemoteSite(
    (_request, response) => void response.writeHead(404).end('{}'),
    async (app, answer) => {
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const page = await site().browser.newPage();
      const document = await page.goto(`${origin}/about-us`);
      expect(document?.status()).toBe(404);
      await page.locator('main', { hasText: 'Error Loading Content' }).waitFor(patient);
      expect(await page.title()).toContain('404');
      answer(back);
      const again = page.locator('main').getByRole('button', { name: 'Try Again' });
      await expect
        .poll(async () => {
          if (await again.isVisible()) await again.click();
          return page.locator('main .page-body h1').count();
        }, patient)
        .toBe(1);
      await expect.poll(() => page.title()).toContain('About Us');
      expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(0);
      await page.close();
    },
  ));
