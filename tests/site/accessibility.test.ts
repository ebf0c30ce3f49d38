import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { COLORS_ALONE, findViolations, WCAG_22_AA } from '../support/find-violations.ts';
import { NARROW, useSite, WIDE } from '../support/site-harness.ts';
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

/** Loads what comes when it is scrolled to, so that all of the page is judged. */
async function showAll(page: Page): Promise<void> {
  await page.locator('footer form').waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
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

describe('the focus', () => {
  interface Stop {
    readonly name: string;
    readonly isHidden: boolean;
    readonly hasRing: boolean;
  }

  /** Where the focus is, whether the sticky header covers it, and whether one sees it. */
  const look = (page: Page): Promise<Stop> =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const box = element.getBoundingClientRect();
      const header = document.querySelector('header')!;
      const top = header.contains(element) ? 0 : header.getBoundingClientRect().bottom;
      const hasRing = [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      return {
        name: `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`,
        isHidden: box.bottom <= top + 1 || box.top >= innerHeight - 1,
        hasRing,
      };
    });

  it.each([
    ['/', WIDE, 'Tab'],
    ['/services', NARROW, 'Tab'],
    ['/', NARROW, 'Shift+Tab'],
    ['/contact', WIDE, 'Shift+Tab'],
    ['/privacy', { width: 1280, height: 420 }, 'Shift+Tab'],
  ] as const)(
    'on %s at %o with %s is never behind the header, and always seen',
    async (path, viewport, key) => {
      const page = await open(path, calm);
      await page.setViewportSize(viewport);
      await showAll(page);
      await page.waitForTimeout(300);
      if (key === 'Shift+Tab') {
        await page.locator('footer a').last().focus();
      }
      const stops: Stop[] = [];
      for (let count = 0; count < 90; count += 1) {
        await page.keyboard.press(key);
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        stops.push(await look(page));
      }
      expect(stops.length).toBeGreaterThan(20);
      const covered = stops.filter(({ name, isHidden }) => isHidden && !/Skip to/.test(name));
      expect(covered.map(({ name }) => name)).toEqual([]);
      expect(
        stops
          .filter(({ name, hasRing }) => !hasRing && !/Skip to/.test(name))
          .map(({ name }) => name),
      ).toEqual([]);
    },
  );
});

describe('targets', () => {
  /** Controls under 24 by 24 px with another one nearer than 24 px to their middle. */
  const findSmall = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const isInSentence = (one: Element): boolean =>
        getComputedStyle(one).display === 'inline' &&
        (one.parentElement?.textContent?.trim().length ?? 0) >
          (one.textContent?.trim().length ?? 0) + 3;
      const targets = [...document.querySelectorAll('a, button, input, select, textarea')]
        .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const distance = (middle: DOMRect, other: DOMRect): number => {
        const x = middle.x + middle.width / 2;
        const y = middle.y + middle.height / 2;
        const [beside, below] = [
          Math.max(other.left - x, 0, x - other.right),
          Math.max(other.top - y, 0, y - other.bottom),
        ];
        return Math.hypot(beside, below);
      };
      return targets
        .filter(({ one, box }) => Math.min(box.width, box.height) < 23.5 && !isInSentence(one))
        .filter(({ one, box }) =>
          targets.some((other) => other.one !== one && distance(box, other.box) < 12),
        )
        .map(({ one, box }) => {
          const name = one.ariaLabel ?? one.textContent?.trim();
          return `${one.tagName} ${name} ${Math.round(box.width)}x${Math.round(box.height)}`;
        });
    });

  it.each(['/', '/contact', '/testimonials', '/areas-served', '/privacy'])(
    '%s: every control is 24 by 24 px or stands that far from others, links in sentences aside',
    async (path) => {
      const page = await open(path, calm);
      await showAll(page);
      for (const viewport of [WIDE, NARROW]) {
        await page.setViewportSize(viewport);
        expect.soft(await findSmall(page), String(viewport.width)).toEqual([]);
      }
    },
  );
});

describe('a device that asks for less', () => {
  it('of motion gets none', async () => {
    const page = await open('/', calm);
    await showAll(page);
    await page.waitForTimeout(300);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (one) =>
            one.playState === 'running' &&
            Number(one.effect?.getComputedTiming().activeDuration) > 50,
        )
        .map((one) => (one.effect as KeyframeEffect).target?.className ?? ''),
    );
    expect(moving).toEqual([]);
  });

  it('of colors keeps its controls visible', async () => {
    const page = await open('/privacy', { ...calm, forcedColors: 'active' });
    await page.locator('footer form').waitFor();
    const button = page.locator('footer form button[type="submit"]');
    const edge = await button.evaluate((one) => {
      const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(one);
      return (
        (borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0) || outlineStyle !== 'none'
      );
    });
    expect(edge).toBe(true);
  });
});
