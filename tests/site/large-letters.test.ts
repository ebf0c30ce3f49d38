import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { NARROW, showAll, useSite } from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** A visitor who set the letters of all pages to twice their size, on a phone. */
const { open } = useSite();

const LARGE = 32;

/** The browser's own setting: it counts for the widths that style sheets ask for, too. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE } });
}

const onPhone = { viewport: NARROW, before: enlarge };

/** Texts that go over the edge; tables and slides have a place of their own to move in. */
function findTextOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((one) => one.childElementCount === 0 && one.textContent.trim() !== '')
      .filter((one) => !one.closest('table, svg, [aria-roledescription="carousel"]'))
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 30)}`),
  );
}

it.each(PAGES)('%s keeps all of its text in the window', async (path) => {
  const page = await open(path, onPhone);
  await showAll(page);
  expect(await findTextOutside(page)).toEqual([]);
});

it('the menu button stands below the other controls, at the same edge', async () => {
  const page = await open('/privacy', onPhone);
  const button = (await page.getByRole('button', { name: 'Open menu' }).boundingBox())!;
  const quote = (await page.getByRole('link', { name: 'Request a Quote' }).boundingBox())!;
  expect(button.x + button.width).toBeCloseTo(quote.x + quote.width);
});

it.each(['ltr', 'rtl'])(
  'the menu button stays in a window that is wide for small letters only, %s',
  async (direction) => {
    const page = await open('/privacy', { viewport: { width: 640, height: 800 } });
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      // As a browser that enlarges texts alone: no width that a style sheet asks for changes.
      document.documentElement.style.fontSize = '200%';
    }, direction);
    const button = (await page.getByRole('button', { name: 'Open menu' }).boundingBox())!;
    expect(button.x).toBeGreaterThanOrEqual(0);
    expect(button.x + button.width).toBeLessThanOrEqual(640);
  },
);
