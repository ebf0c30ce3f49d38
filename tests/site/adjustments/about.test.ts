import { describe, expect, it } from 'vitest';
import { expectLateImageCorrected } from '../../support/site-harness.ts';
import { body, CAROUSEL, expectNoBrokenImages, useCorrectedPages } from './corrected-pages.ts';

const visit = useCorrectedPages();

describe('/about and /about-us', () => {
  it.each(['/about', '/about-us', '/About/', '/ABOUT-US'])(
    '%s: carousel on white, provider image of 48px',
    async (path) => {
      const page = await visit(path);
      await expect.poll(() => body(page, CAROUSEL).count()).toBe(1);
      const carousel = body(page, `${CAROUSEL} section`);
      expect(await carousel.evaluate((section) => getComputedStyle(section).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
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

  it('corrects a polygon map that comes back within the first second', async () => {
    const page = await visit('/about');
    await expectLateImageCorrected(page);
  });
});
