import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { site } from '../../app/support/site.ts';
import { navigateTo } from '../../support/site-harness.ts';
import { body, CAROUSEL, expectNoBrokenImages, useCorrectedPages } from './corrected-pages.ts';

const visit = useCorrectedPages();

/** The column is none of those that count as empty until somebody takes its paragraph away. */
async function makeColumnLate(route: Route): Promise<void> {
  const answer = await route.fetch();
  const { content } = (await answer.json()) as { content: string };
  const late = content
    .replaceAll('et_pb_column_empty', 'et_pb_column_late')
    .replace(/(et_pb_column_late[^>]*>)/, '$1<p>loading</p>');
  await route.fulfill({ json: { content: late } });
}

describe('home', () => {
  it('keeps the line break of the heading', async () => {
    const page = await visit('/');
    const lines = await body(page, 'h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return [getComputedStyle(heading).whiteSpace, heading.textContent?.includes('\n')];
    });
    expect(lines).toEqual(['pre-line', true]);
  });

  it('puts a contact form into the empty right-hand column', async () => {
    const page = await visit('/');
    await body(page, '.et_pb_column_1_2:last-child [data-component="contact-form"] form').waitFor();
    expect(await body(page, '[data-component="contact-form"]').count()).toBe(1);
  });

  it('puts the form in even if the column comes late', async () => {
    const page = await visit('/privacy', (tab) => tab.route('**/api/pages/home', makeColumnLate));
    await navigateTo(page, '/');
    const column = body(page, '.et_pb_column_late');
    await column.waitFor();
    expect(await column.locator('[data-component]').count()).toBe(0);
    await column.locator('p').evaluate((paragraph) => paragraph.remove());
    await column.locator('[data-component="contact-form"] form').waitFor();
  });

  it('shows five industry cards, five teasers and the carousel below its heading', async () => {
    const page = await visit('/');
    await expect.poll(() => body(page, '[data-component="industry-cards"] a').count()).toBe(5);
    await expect
      .poll(() =>
        body(
          page,
          '[data-component="blog-teasers"] article, [data-component="blog-teasers"] li',
        ).count(),
      )
      .toBe(5);
    const before = await body(page, CAROUSEL).evaluate(
      (carousel) => carousel.previousElementSibling?.textContent,
    );
    expect(before?.replace(/\s+/g, ' ')).toBe('What Our Clients Say');
    await expectNoBrokenImages(page);
  });
});

describe('/contact', () => {
  it('is replaced by hero, addresses, phones and form; testimonials are gone', async () => {
    const page = await visit('/contact');
    const components = await page
      .locator('.page-body > *')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-component')));
    expect(components).toEqual(['contact-hero', 'contact-details', 'contact-form']);
    expect(await body(page, '.et_pb_testimonial').count()).toBe(0);
    await body(page, 'form').waitFor();
  });

  it('names three phone lines and two addresses', async () => {
    const page = await visit('/contact');
    const details = body(page, '[data-component="contact-details"]');
    const lines = await details
      .locator('dl > div:has(a[href^="tel:"])')
      .evaluateAll((all) =>
        all.map((line) => [
          line.querySelector('dt')?.textContent,
          line.querySelector('a')?.textContent,
          line.querySelector('a')?.getAttribute('href'),
        ]),
      );
    const { newCustomers, existingCustomers, tollFree } = site.phones;
    expect(lines).toEqual([
      ['New Customers', newCustomers.display, newCustomers.href],
      ['Existing Customers', existingCustomers.display, existingCustomers.href],
      ['24/7 Toll Free', tollFree.display, tollFree.href],
    ]);
    const { headquarters, houston } = site.addresses;
    expect(await details.locator('address').allInnerTexts()).toEqual(
      [headquarters, houston].map(({ label, street, suite, city, state, zip }) =>
        [label, `${street}, ${suite}`, `${city}, ${state} ${zip}`].join('\n'),
      ),
    );
    expect([headquarters.suite, houston.city]).toEqual(['STE 203', 'Houston']);
  });
});
