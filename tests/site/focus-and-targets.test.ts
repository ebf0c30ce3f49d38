import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { NARROW, showAll, useSite, WIDE } from '../support/site-harness.ts';

/** What axe cannot see of WCAG 2.2 AA: where the focus is, and how large what is pressed is. */
const { open } = useSite();

const calm = { before: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) };

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

describe('a place that is scrolled to', () => {
  it.each([
    ['below the header', { width: 1280, height: 600 }],
    ['at the top of a window in which the header does not stick', { width: 667, height: 375 }],
  ])('stands %s', async (_where, viewport) => {
    const page = await open('/contact', calm);
    await page.setViewportSize(viewport);
    await showAll(page);
    const footer = page.locator('footer').last();
    await footer.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    const top = await footer.evaluate((one) => one.getBoundingClientRect().top);
    const header = page.locator('header').first();
    const edge = Math.max(0, await header.evaluate((one) => one.getBoundingClientRect().bottom));
    expect(top).toBeGreaterThanOrEqual(edge);
    expect(top).toBeLessThanOrEqual(edge + 20);
  });
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
