import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { runUntil } from '../support/site-clock.ts';
import { navigateTo, useSite } from '../support/site-harness.ts';

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
  const reached = await open('/privacy', { isClockStopped: true });
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
});

it.each(['/', '/about-us', '/services', '/privacy'])(
  '%s gives the carousel its whole width of 900px',
  async (path) => {
    const page = await open(path);
    const carousel = page.locator('[data-component="testimonial-carousel"] section').first();
    expect((await carousel.boundingBox())?.width).toBe(900);
  },
);
