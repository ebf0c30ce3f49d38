import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { showAll, useSite } from '../support/site-harness.ts';

const { open } = useSite();

const beCalm = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });
const calm = { before: beCalm };

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

  it('of colors is told by lines which page is shown', async () => {
    const page = await open('/blog', { ...calm, forcedColors: 'active' });
    const links = page.locator('header').first().locator('nav a[aria-current]');
    const widths = await links.evaluateAll((all) =>
      all.map((link) => {
        const { borderInlineStartWidth, borderBlockEndWidth, textDecorationLine } =
          getComputedStyle(link);
        return textDecorationLine === 'underline'
          ? 'underline'
          : `${borderInlineStartWidth} ${borderBlockEndWidth}`;
      }),
    );
    expect(widths).toEqual(['3px 0px', 'underline']);
    await page.goto(page.url().replace('/blog', '/contact'));
    expect(await links.first().evaluate((link) => getComputedStyle(link).borderBlockEndWidth)).toBe(
      '3px',
    );
  });

  it('of colors marks a field that is wrong by a line of its own', async () => {
    const page = await open('/contact', { ...calm, forcedColors: 'active' });
    const form = page.locator('main form[novalidate]');
    const email = form.getByLabel('Email');
    const line = () => email.evaluate((field) => getComputedStyle(field).outlineStyle);
    await form.waitFor();
    expect(await line()).toBe('none');
    page.on('dialog', (dialog) => void dialog.accept());
    await form.locator('button[type="submit"]').click();
    await form.getByText('Please enter your email address.').waitFor();
    expect(await line()).toBe('solid');
  });

  it('of colors gives every icon the color of the words beside it', async () => {
    const page = await open('/contact', { ...calm, forcedColors: 'active', colorScheme: 'dark' });
    const others = await page.locator('svg:visible').evaluateAll((icons) =>
      icons
        .filter((icon) => {
          const [own, around] = [icon, icon.parentElement!].map((one) => getComputedStyle(one));
          return own!.color !== around!.color;
        })
        .map((icon) => icon.parentElement!.outerHTML),
    );
    expect(others).toEqual([]);
  });

  it('of colors has the same ring around the theme that is chosen as around every focus', async () => {
    const page = await open('/privacy', { ...calm, forcedColors: 'active' });
    await page.keyboard.press('Tab');
    const chosen = page.locator('header button[aria-pressed="true"]:visible');
    await chosen.focus();
    expect(await chosen.evaluate((one) => getComputedStyle(one).outlineWidth)).toBe('3px');
  });
});
