import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findBrokenWords } from '../../support/broken-words.ts';
import { useSite } from '../../support/site-harness.ts';
import { footer, mainMenu } from './frame-parts.ts';

const { open } = useSite();

/** A sheet of letter paper between its margins. */
const PAPER = { width: 720, height: 960 };

const POST = '/cloud-backup-recovery-a-crucial-investment-for-your-business';
const KINDS = [
  '/',
  '/areas-served',
  '/contact',
  '/services/voip',
  '/services/cloud-services',
  '/industries/legal',
  '/blog',
];

describe('print', () => {
  it('leaves out navigation and forms, and keeps the text and the phone number', async () => {
    const page = await open('/services/voip');
    await page.emulateMedia({ media: 'print' });
    expect(await mainMenu(page).isVisible()).toBe(false);
    expect(await footer(page).locator('form').isVisible()).toBe(false);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });

  it.each(['/blog', '/about', POST])(
    'keeps all words of %s, those in its own headers too',
    async (address) => {
      const page = await open(address);
      const words = 'main :is(h1, h2, h3, p, li):not(form *, :has(.et_pb_button))';
      const onScreen = await page.locator(words).filter({ visible: true }).allInnerTexts();
      await page.emulateMedia({ media: 'print' });
      const onPaper = await page.locator(words).filter({ visible: true }).allInnerTexts();
      expect(onScreen.filter((text) => !onPaper.includes(text))).toEqual([]);
    },
  );

  it.each(KINDS)('puts %s in black on white, though the screen is dark', async (address) => {
    const page = await open(address, {
      before: (tab) => tab.addInitScript(() => localStorage.setItem('loblolly-theme', 'dark')),
    });
    expect(await page.locator('html').getAttribute('class')).toBe('dark');
    await page.emulateMedia({ media: 'print' });
    expect(await findInkOnInk(page)).toEqual([]);
  });

  it('puts the address of a card behind its title, and breaks no word of that', async () => {
    const page = await open('/', { viewport: PAPER });
    await page.emulateMedia({ media: 'print' });
    const links = page.locator('[data-component="industry-cards"] h3 a');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link, '::after').content),
    );
    expect(addresses).toContain('" (/industries/manufacturing-engineering)"');
    expect(await findBrokenWords(page, '[data-component="industry-cards"] h3')).toEqual([]);
  });

  it('shows what every client says, one below the other', async () => {
    const page = await open('/testimonials');
    await page.emulateMedia({ media: 'print' });
    const tops = await page
      .locator('main blockquote')
      .evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
    expect(new Set(tops).size).toBe(5);
  });
});

/** What would print light letters, or a dark ground behind letters. */
function findInkOnInk(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const light = (color: string): number => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? 255 : 0.3 * red + 0.6 * green + 0.1 * blue;
    };
    const hasText = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
      .filter((one) => one.textContent?.trim() && !one.closest('.visually-hidden'))
      .filter((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return light(backgroundColor) < 200 || (hasText(one) && light(color) > 130);
      })
      .map((one) => `${one.tagName}.${one.getAttribute('class')} ${one.textContent?.slice(0, 30)}`);
  });
}
