import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { useSite } from '../../support/site-harness.ts';

export const CAROUSEL = '[data-component="testimonial-carousel"]';

/** What fits a selector in a page's body. */
export const body = (page: Page, selector: string): Locator =>
  page.locator(`.page-body ${selector}`);

/** Opens a path and waits until the browser goes on with its corrected body. */
type Visit = (path: string, before?: (page: Page) => Promise<unknown>) => Promise<Page>;

/** Section 2 of the specification, "Page-specific adjustments", as a visitor's browser shows them. */
export function useCorrectedPages(): Visit {
  const { open } = useSite();
  return async (path, before) => {
    const page = await open(path, { waitFor: '.page-body', ...(before && { before }) });
    await page.locator('[data-prepared-style]').first().waitFor({ state: 'detached' });
    return page;
  };
}

/** Every image that the page's body shows or will show was really loaded. */
export async function expectNoBrokenImages(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('.page-body img')];
        for (const image of images) image.loading = 'eager';
        await Promise.allSettled(images.map((image) => image.decode()));
        return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
      }),
    )
    .toEqual([]);
}
