import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { showAll, useSite } from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** A visitor who set the letters of all pages to twice their size, on the smallest of phones. */
const { open } = useSite();

const LARGE = 32;

/** The browser's own setting: it counts for the widths that style sheets ask for, too. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE } });
}

const onPhone = { viewport: { width: 320, height: 640 }, before: enlarge };

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

/** Words of a few letters that are broken all the same: for those there is room in any font. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(
        /(?<![\w@.\u00A0])[a-z]{2,6}(?![\w@.\u00A0])/gi,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${node.parentElement.tagName} ${word}`);
      }
    }
    return broken;
  });
}

it.each(PAGES)(
  '%s keeps all of its text in the window, and does not scroll sideways',
  async (path) => {
    const page = await open(path, onPhone);
    await showAll(page);
    expect.soft(await findTextOutside(page)).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect.soft(await findBrokenWords(page)).toEqual([]);
  },
);

it('text stays in the window in a font that is wider than ours, too', async () => {
  const before = async (page: Page) => {
    await enlarge(page);
    await page.route('**/*.woff2', (route) => route.abort());
  };
  const page = await open('/blog', { ...onPhone, before });
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
