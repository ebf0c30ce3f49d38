import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { runUntil, stopClock } from '../../support/site-clock.ts';
import { withholdBodies } from '../../support/site-failures.ts';
import { navigateTo } from '../../support/site-harness.ts';
import { body, CAROUSEL, useCorrectedPages } from './corrected-pages.ts';

const visit = useCorrectedPages();

describe('/areas-served', () => {
  it('removes the empty fourth section, hides other empty blocks, keeps the divider', async () => {
    const page = await visit('/areas-served');
    expect(await body(page, '.et_pb_section_3').count()).toBe(0);
    const sections = await body(page, '.et_pb_section').evaluateAll((all) =>
      all.map((section) => ({
        hidden: section.hasAttribute('hidden'),
        text: section.textContent?.trim() ?? '',
        divider: section.querySelector('.et_pb_bottom_inside_divider') !== null,
      })),
    );
    expect(
      sections.filter(({ hidden, text, divider }) => text === '' && !divider && !hidden),
    ).toEqual([]);
    expect(sections.filter(({ divider }) => divider)).toEqual([
      { hidden: false, text: '', divider: true },
    ]);
    for (const kind of ['.et_pb_row', '.et_pb_module']) {
      const empty = await body(page, kind).evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.textContent?.trim() === '' &&
              !one.querySelector('img') &&
              one.checkVisibility() &&
              !one.closest('.et_pb_with_background'),
          ).length,
      );
      expect(empty, kind).toBe(0);
    }
  });

  it('gives the third section 30px below and the cities room', async () => {
    const page = await visit('/areas-served');
    const space = await body(page, '.et_pb_section:has(.city-list)').evaluate(
      (section) => getComputedStyle(section).paddingBottom,
    );
    expect(space).toBe('30px');
    expect(
      await body(page, '.city-list li')
        .first()
        .evaluate((city) => getComputedStyle(city).marginBottom),
    ).toBe('8px');
  });

  it('takes the links of four cities and leaves the others', async () => {
    const page = await visit('/areas-served');
    const cities = await body(page, '.city-list li').evaluateAll((all) =>
      all.map((city) => [city.textContent?.trim(), city.querySelector('a') !== null]),
    );
    const linkless = cities.filter(([, link]) => !link).map(([name]) => name);
    expect(linkless).toEqual(['Victoria', 'Houston', 'San Antonio', 'Austin']);
    expect(cities.length).toBeGreaterThan(10);
  });

  it('makes headings of two paragraphs', async () => {
    const page = await visit('/areas-served');
    const headings = await body(page, 'h2').allTextContents();
    expect(headings).toContain('Communities We Serve');
    expect(headings).toContain('Industries We Serve');
  });

  it('moves the testimonial above the footer after about a second', async () => {
    const page = await visit('/privacy');
    await withholdBodies(page);
    await stopClock(page);
    await navigateTo(page, '/areas-served');
    await runUntil(page, () => body(page, '.city-list').first().isVisible(), 10);
    expect(await body(page, '.misplaced-testimonial').isVisible()).toBe(false);
    await page.clock.runFor(900);
    expect(await body(page, '.misplaced-testimonial').isVisible()).toBe(false);
    await page.clock.runFor(200);
    expect(await body(page, '.misplaced-testimonial').isVisible()).toBe(true);
    await expectTestimonialAtTheEnd(page);
  });

  it('has the testimonial above the footer from the start in what the server has corrected', async () => {
    const page = await visit('/areas-served');
    expect(await body(page, '.misplaced-testimonial').isVisible()).toBe(true);
    await expectTestimonialAtTheEnd(page);
  });

  it('has it there too for whoever comes from another page', async () => {
    const page = await visit('/privacy');
    await navigateTo(page, '/areas-served');
    await body(page, '.city-list').first().waitFor();
    expect(await body(page, '.misplaced-testimonial').isVisible()).toBe(true);
    await expectTestimonialAtTheEnd(page);
  });

  async function expectTestimonialAtTheEnd(page: Page): Promise<void> {
    const isLast = await page.evaluate(() =>
      document.querySelector('.page-body')?.lastElementChild?.matches('.misplaced-testimonial'),
    );
    expect(isLast).toBe(true);
    expect(await body(page, CAROUSEL).count()).toBe(0);
  }
});
