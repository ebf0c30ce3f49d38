import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectLateImageCorrected } from '../../support/site-harness.ts';
import { body, CAROUSEL, expectNoBrokenImages, useCorrectedPages } from './corrected-pages.ts';

const visit = useCorrectedPages();

const groundOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor);

describe('/about and /about-us', () => {
  it.each(['/about', '/about-us', '/About/', '/ABOUT-US'])(
    '%s: carousel on white, provider image of 48px',
    async (path) => {
      const page = await visit(path);
      await expect.poll(() => body(page, CAROUSEL).count()).toBe(1);
      expect(await groundOf(body(page, `${CAROUSEL} section`))).toBe('rgb(255, 255, 255)');
      expect(await body(page, 'img[src*="polygon" i]').count()).toBe(0);
      const image = body(page, 'img[src="/images/managed-service-provider.svg"]');
      expect(
        await image.evaluate((element: HTMLImageElement) => [
          element.style.height,
          element.style.width,
        ]),
      ).toEqual(['48px', 'auto']);
      await expect.poll(async () => Math.round((await image.boundingBox())?.height ?? 0)).toBe(48);
      await expectNoBrokenImages(page);
    },
  );

  it('has a dark ground below the carousel in the dark theme', async () => {
    const page = await visit('/about');
    await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
    await expect.poll(() => groundOf(body(page, `${CAROUSEL} section`))).toBe('rgb(33, 38, 26)');
  });

  it('corrects a polygon map that comes back within the first second', async () => {
    const page = await visit('/about');
    await expectLateImageCorrected(page);
  });
});
