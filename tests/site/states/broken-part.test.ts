import { describe, expect, it } from 'vitest';
import { changeSiteData } from '../../support/site-failures.ts';
import { expectHelp, mainText, PANEL, useFailingPages } from './failing-pages.ts';

const { open } = useFailingPages();

describe('a broken part', () => {
  it.each([
    ['contact form', 'contact-form', '/privacy'],
    ['carousel', 'carousel', '/about'],
    ['carousel', 'carousel', '/testimonials'],
    ['notification area', 'toaster', '/privacy'],
  ])('%s (%s) that cannot be loaded leaves %s on the screen', async (_name, file, path) => {
    const lost: string[] = [];
    const page = await open(path, {
      waitFor: 'header',
      before: (tab) =>
        tab.route(
          (url) => url.pathname.startsWith(`/assets/${file}`) && url.pathname.endsWith('.js'),
          (route) => {
            lost.push(route.request().url());
            return route.abort();
          },
        ),
    });
    // Some parts are loaded only once the page is used, some when somebody comes near.
    await page.mouse.move(200, 200);
    const comeNearer = async (): Promise<number> => {
      await page.mouse.wheel(0, 500);
      return lost.length;
    };
    await expect.poll(comeNearer).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(await page.locator('main h1').first().innerText()).not.toMatch(/error/i);
    expect(await page.locator('header').first().isVisible()).toBe(true);
    expect(await page.locator('footer').last().isVisible()).toBe(true);
  });

  it('a screen that fails to draw: the error inside the frame, and the way on works', async () => {
    const page = await open('/nothing-here', {
      waitFor: 'body',
      before: (tab) =>
        changeSiteData(tab, (data) => ({
          ...data,
          screens: { ...data['screens'], notFound: null },
        })),
    });
    await expect.poll(() => mainText(page)).toContain(PANEL[0]);
    expect(await mainText(page)).toContain(PANEL[1]);
    await expectHelp(page);
    await page.locator('header').first().getByRole('link', { name: 'Industries' }).click();
    await page.locator('main .page-body h1').waitFor();
    expect(await mainText(page)).not.toMatch(/error loading/i);
  });

  it('an image that is missing leaves the text and the other images', async () => {
    const page = await open('/services/voip', {
      before: (tab) => tab.route('**/*.svg', (route) => route.abort()),
    });
    expect((await mainText(page)).length).toBeGreaterThan(400);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(1280);
  });
});
