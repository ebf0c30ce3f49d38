import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { useSite } from '../support/site-harness.ts';

/** An English page that a visitor's translator turns round, as built: tools rewrite selectors. */
const { open } = useSite();

const turn = (page: Page) => page.evaluate(() => (document.documentElement.dir = 'rtl'));

/** The computed value of a property, of the first element of a selector. */
const styleOf = (page: Page, css: string, property: 'scale' | 'backgroundPositionX') =>
  page
    .locator(css)
    .first()
    .evaluate((one, name) => getComputedStyle(one)[name], property);

it.each([
  ['an industry card', '/', 'a[href="/industries/legal"]:has(svg) svg'],
  ['the way to the next testimonial', '/testimonials', '[aria-label="Next testimonial"] svg'],
  ['the way to the previous one', '/testimonials', '[aria-label="Previous testimonial"] svg'],
])('the arrow of %s points the other way', async (_name, path, arrow) => {
  const page = await open(path);
  expect(await styleOf(page, arrow, 'scale')).toBe('none');
  await turn(page);
  expect(await styleOf(page, arrow, 'scale')).toBe('-1 1');
});

it("the cities' marks stand where reading begins", async () => {
  const page = await open('/areas-served');
  const city = '.page-body .city-list li';
  expect(await styleOf(page, city, 'backgroundPositionX')).toBe('0px');
  await turn(page);
  expect(await styleOf(page, city, 'backgroundPositionX')).toBe('100%');
});
