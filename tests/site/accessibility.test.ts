import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COLORS_ALONE, findViolations, WCAG_22_AA } from '../support/find-violations.ts';
import { NARROW, showAll, useSite, WIDE } from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** WCAG 2.2 AA: what axe can see on every page, and by hand what it cannot. */
const { open } = useSite();

const beCalm = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });
const calm = { before: beCalm };

/** What axe finds at two widths in two themes. */
async function findInAllLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    const ofWidth = await findInBothThemes(page);
    found.push(...ofWidth.map((one) => `${one}, at ${viewport.width}`));
  }
  return found;
}

/** Another theme is other colors, and nothing else. */
async function findInBothThemes(page: Page): Promise<string[]> {
  await choose(page, 'light');
  const light = await findViolations(page, WCAG_22_AA);
  await choose(page, 'dark');
  const dark = await findViolations(page, COLORS_ALONE);
  return [...light.map((one) => `${one}, light`), ...dark.map((one) => `${one}, dark`)];
}

async function choose(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, theme);
}

/** Elements that are wider than the window, and make it scroll sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide.slice(-4).map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`);
    return [`${scrollWidth} of ${clientWidth}`, ...names];
  });
}

/** Twice the size of letters, where a visitor has set it and not zoomed. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Text that its box cuts off, with the spacing that WCAG 1.4.12 asks for. */
async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important;' +
        ' word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    const clips = (element: Element): boolean => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      if (position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1))
        return false;
      const isCutBelow = overflowY !== 'visible' && overflowY !== 'auto' && overflowY !== 'scroll';
      const isCutBeside = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll';
      return (
        (isCutBelow && element.scrollHeight > element.clientHeight + 2) ||
        (isCutBeside && element.scrollWidth > element.clientWidth + 2)
      );
    };
    const cut = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.textContent?.trim() !== '' &&
        !element.closest('[aria-roledescription="carousel"], [inert], svg, select') &&
        clips(element),
    );
    const names = cut.map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`);
    document.adoptedStyleSheets.pop();
    return names;
  });
}

describe.each(PAGES)('%s', (path) => {
  it('has no violation in light and dark at 1280 and 360, reflows, and takes wide text', async () => {
    const page = await open(path, calm);
    await showAll(page);
    expect.soft(await findInAllLooks(page)).toEqual([]);
    expect.soft(await findCutText(page), 'text spacing').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await findOverflow(page), 'reflow at 320').toEqual([]);
    expect.soft(await page.locator('h1').count(), 'headings of level 1').toBe(1);
    await page.setViewportSize(WIDE);
    await doubleText(page);
    expect.soft(await findOverflow(page), 'text of 200%').toEqual([]);
  });
});

describe('what is not a page', () => {
  it.each([
    ['the 404 page', '/nothing-here', () => {}],
    [
      'an error',
      '/about-us',
      (page: Page) => page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} })),
    ],
    ['a page that loads', '/about-us', (page: Page) => page.route('**/api/**', () => {})],
  ])('%s has no violation', async (_name, path, before) => {
    const page = await open(path, {
      before: async (tab) => {
        await beCalm(tab);
        await before(tab);
      },
      waitFor: 'main',
    });
    await page.locator('footer form').waitFor();
    expect.soft(await findInAllLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await findOverflow(page)).toEqual([]);
  });

  it('open menus have no violation', async () => {
    const page = await open('/privacy', calm);
    await page
      .locator('header')
      .first()
      .getByRole('button', { name: /Services/ })
      .first()
      .click();
    expect.soft(await findInBothThemes(page), 'wide').toEqual([]);
    await page.setViewportSize(NARROW);
    await page.locator('header').first().getByRole('button', { name: 'Open menu' }).click();
    await page
      .locator('header')
      .first()
      .getByRole('button', { name: /Services/ })
      .last()
      .click();
    expect.soft(await findInBothThemes(page), 'small').toEqual([]);
  });

  it('a form with errors and a form that was sent have no violation', async () => {
    const page = await open('/privacy', {
      before: async (tab) => {
        await beCalm(tab);
        await tab.route('**/api/contact', (route) => route.fulfill({ json: { success: true } }));
      },
    });
    const form = page.locator('footer form');
    await form.scrollIntoViewIfNeeded();
    await page.locator('footer form[novalidate]').waitFor();
    await form.locator('button[type="submit"]').click();
    await expect.poll(() => form.locator('[aria-invalid="true"]').count()).toBe(6);
    expect.soft(await findInBothThemes(page), 'errors').toEqual([]);
    for (const field of await form.locator('input:visible, textarea:visible').all()) {
      await field.fill('ada@mill.example');
    }
    await form.locator('button[type="submit"]').click();
    await form.waitFor({ state: 'detached' });
    expect.soft(await findInBothThemes(page), 'thanks').toEqual([]);
  });
});
