import { describe, expect, it } from 'vitest';
import { body, CAROUSEL, expectNoBrokenImages, useCorrectedPages } from './corrected-pages.ts';

const visit = useCorrectedPages();

describe('industries', () => {
  it('/industries: testimonials hidden, button text white, banner swapped', async () => {
    const page = await visit('/industries');
    expect(await body(page, '#home-testimonials').isVisible()).toBe(false);
    expect(await body(page, CAROUSEL).count()).toBe(0);
    const colors = await body(page, '.et_pb_button').evaluateAll((all) =>
      all.map((button) => getComputedStyle(button).color),
    );
    expect(new Set(colors)).toEqual(new Set(['rgb(255, 255, 255)']));
    expect(await body(page, 'img[src="/images/industries-banner.svg"]').count()).toBe(1);
    await expectNoBrokenImages(page);
  });

  it.each(['healthcare-medical', 'legal', 'manufacturing-engineering', 'finance', 'oil-gas'])(
    '/industries/%s: service icons swapped',
    async (slug) => {
      const page = await visit(`/industries/${slug}`);
      expect(await body(page, 'img[src*="icon-old-"]').count()).toBe(0);
      expect(await body(page, 'img[src^="../images/icons/"]').count()).toBe(4);
      expect(await body(page, CAROUSEL).count()).toBe(1);
      await expectNoBrokenImages(page);
    },
  );
});
