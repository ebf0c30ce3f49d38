import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findBrokenWords } from '../support/broken-words.ts';
import { runUntil } from '../support/site-clock.ts';
import { withholdBodies } from '../support/site-failures.ts';
import { navigateTo, useSite } from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** How the builder's sections, rows and cards stand in the window. */
const { open } = useSite();

/** How far apart the rows stand, from the hero down to the fifth. */
const distances = (page: Page): Promise<number[]> =>
  page.locator('.page-body :is(.et_pb_fullwidth_header, .et_pb_row):visible').evaluateAll((all) =>
    all
      .slice(0, 5)
      .map((row) => row.getBoundingClientRect())
      .map((row, index, rows) => Math.round((rows[index + 1]?.top ?? 0) - row.bottom))
      .slice(0, -1),
  );

it('a hidden section leaves no gap and closes none', async () => {
  const opened = await open('/areas-served');
  const reached = await open('/privacy', { isClockStopped: true, before: withholdBodies });
  await navigateTo(reached, '/areas-served');
  const heading = reached.getByRole('heading', { name: 'Communities We Serve' });
  await runUntil(reached, () => heading.isVisible(), 50);
  expect(await reached.locator('.et_pb_section.misplaced-testimonial').isVisible()).toBe(false);
  expect(await distances(reached)).toEqual(await distances(opened));
});

describe('in a window of 768 px', () => {
  const TABLET = { viewport: { width: 768, height: 1024 } };

  it.each(['/', '/areas-served', '/services/voip', '/services/cybersecurity-services'])(
    '%s leaves no card of a row of three alone in a wider one',
    async (path) => {
      const page = await open(path, TABLET);
      const rows = await page
        .locator('.et_pb_row:has(> .et_pb_column_1_3 > .et_pb_blurb)')
        .evaluateAll((all) =>
          all.map(({ children }) =>
            [...children].map((column) => Math.round(column.getBoundingClientRect().width)),
          ),
        );
      expect(rows.length).toBeGreaterThan(0);
      for (const widths of rows) expect(new Set(widths).size).toBe(1);
    },
  );

  it('breaks no word of a heading, not even where two are bound together', async () => {
    const page = await open('/services/cybersecurity-services/endpoint-security', TABLET);
    expect(await findBrokenWords(page, '.page-body h2')).toEqual([]);
  });

  it('puts five cards one below the other, though the builder parts them by three and two', async () => {
    const page = await open('/services/cloud-services', TABLET);
    const widths = await page
      .locator(
        '.et_pb_row:has(> .et_pb_column_1_3) .et_pb_blurb, .et_pb_row + .et_pb_row .et_pb_blurb',
      )
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
    expect(widths).toHaveLength(5);
    expect(new Set(widths).size).toBe(1);
  });
});

it.each(['/', '/areas-served', '/services/voip', '/privacy'])(
  '%s has rows of 1080px at most, however wide the window',
  async (path) => {
    const page = await open(path, { viewport: { width: 1920, height: 900 } });
    const widths = await page
      .locator('.page-body .et_pb_row:visible')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBe(1080);
  },
);

it.each(['/', '/about-us', '/services', '/privacy'])(
  '%s gives the carousel its whole width of 900px',
  async (path) => {
    const page = await open(path);
    const carousel = page.locator('[data-component="testimonial-carousel"] section').first();
    expect((await carousel.boundingBox())?.width).toBe(900);
  },
);

it("every hero's button stands below its words", async () => {
  const page = await open('/');
  const found: [string, number][] = [];
  for (const path of PAGES) {
    await page.goto(new URL(path, page.url()).href);
    const hero = page.locator('.header-content:has(.et_pb_button)');
    if ((await hero.count()) === 0) continue;
    const words = (await hero.locator('.et_pb_header_content_wrapper').boundingBox())!;
    const button = (await hero.locator('.et_pb_button').first().boundingBox())!;
    found.push([path, Math.round(button.y - words.y - words.height)]);
  }
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(([, distance]) => distance < 8)).toEqual([]);
});

it.each(['/testimonials', '/industries', '/industries/healthcare-medical', '/industries/legal'])(
  '%s calls from a band of the one color that such bands have',
  async (path) => {
    const page = await open(path);
    const promo = page.locator('.et_pb_with_background .et_pb_promo');
    const grounds = await promo.evaluate((call) => {
      const band = call.closest('.et_pb_section')!;
      return [band, call].map((one) => getComputedStyle(one).backgroundColor);
    });
    expect(grounds).toEqual(['rgb(52, 58, 30)', 'rgba(0, 0, 0, 0)']);
  },
);

it.each([360, 1280])(
  'at %i pixels text beside the sections stands in a row of its own, not at the edge of the window',
  async (width) => {
    const page = await open('/services/voip', { viewport: { width, height: 740 } });
    const rows = await page.locator('.page-body').evaluate((body) => {
      const loose = ['h2', 'p', 'ul'].map((tag) => document.createElement(tag));
      body.prepend(...loose);
      return loose.map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    });
    for (const { left, right } of rows) {
      expect(left).toBeGreaterThanOrEqual(16);
      expect(right).toBeLessThanOrEqual(width - 16);
      expect(right - left).toBeLessThanOrEqual(1080);
    }
  },
);

it.each([360, 1024, 1280, 1920])(
  'at %i pixels header, rows and footer begin and end in line',
  async (width) => {
    const page = await open('/services/voip', { viewport: { width, height: 740 } });
    const edgesOf = async (css: string): Promise<{ left: number; right: number }> => {
      const { x, width: own } = (await page.locator(css).first().boundingBox())!;
      return { left: Math.round(x), right: Math.round(x + own) };
    };
    const { left, right } = await edgesOf('.page-body .et_pb_row');
    expect(await edgesOf('footer > :last-child')).toEqual({ left, right });
    expect(await edgesOf('header a[href="/"]')).toMatchObject({ left });
    expect(await edgesOf('footer h2')).toMatchObject({ left });
  },
);
