import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { withholdBodies } from '../support/site-failures.ts';
import { runUntil, stopClock } from '../support/site-clock.ts';
import { navigateTo } from '../support/site-harness.ts';

/** Section 2 of the specification, "Page-specific adjustments", as a visitor's browser shows them. */
let site: RunningSite;
let page: Page;

beforeAll(async () => {
  site = await startSite();
});
afterEach(() => page.close());
afterAll(() => site.close());

const CAROUSEL = '[data-component="testimonial-carousel"]';
const body = (selector: string) => page.locator(`.page-body ${selector}`);
const SERVICES = '/services/cybersecurity-services';

async function visit(path: string): Promise<void> {
  page = await site.visit(path);
}

/** Every image that the page's body shows or will show was really loaded. */
async function expectNoBrokenImages(): Promise<void> {
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

describe('/about and /about-us', () => {
  it.each(['/about', '/about-us', '/About/', '/ABOUT-US'])(
    '%s: carousel on white, provider image of 48px',
    async (path) => {
      await visit(path);
      await expect.poll(() => body(CAROUSEL).count()).toBe(1);
      expect(await body('img[src*="polygon" i]').count()).toBe(0);
      const image = body('img[src="/images/managed-service-provider.svg"]');
      expect(
        await image.evaluate((element: HTMLImageElement) => [
          element.style.height,
          element.style.width,
        ]),
      ).toEqual(['48px', 'auto']);
      await expect.poll(async () => Math.round((await image.boundingBox())?.height ?? 0)).toBe(48);
      await expectNoBrokenImages();
    },
  );

  it('corrects a polygon map that comes back within the first second', async () => {
    await visit('/about');
    await page.evaluate(() => {
      const late = Object.assign(document.createElement('img'), {
        id: 'late',
        src: '/uploads/Polygon-Map.png',
      });
      document.querySelector('.page-body')?.append(late);
    });
    await expect
      .poll(() => body('#late').getAttribute('src'))
      .toBe('/images/managed-service-provider.svg');
  });
});

describe('/areas-served', () => {
  it('removes the empty fourth section, hides other empty blocks, keeps the divider', async () => {
    await visit('/areas-served');
    const sections = await body('.et_pb_section').evaluateAll((all) =>
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
      const empty = await body(kind).evaluateAll(
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
    await visit('/areas-served');
    const space = await body('.et_pb_section:has(.city-list)').evaluate(
      (section) => getComputedStyle(section).paddingBottom,
    );
    expect(space).toBe('30px');
    expect(
      await body('.city-list li')
        .first()
        .evaluate((city) => getComputedStyle(city).marginBottom),
    ).toBe('8px');
  });

  it('takes the links of four cities and leaves the others', async () => {
    await visit('/areas-served');
    const cities = await body('.city-list li').evaluateAll((all) =>
      all.map((city) => [city.textContent?.trim(), city.querySelector('a') !== null]),
    );
    const linkless = cities.filter(([, link]) => !link).map(([name]) => name);
    expect(linkless).toEqual(['Victoria', 'Houston', 'San Antonio', 'Austin']);
    expect(cities.length).toBeGreaterThan(10);
  });

  it('makes headings of two paragraphs', async () => {
    await visit('/areas-served');
    const headings = await body('h2').allTextContents();
    expect(headings).toContain('Communities We Serve');
    expect(headings).toContain('Industries We Serve');
  });

  it('moves the testimonial above the footer after about a second', async () => {
    await visit('/privacy');
    await withholdBodies(page);
    await stopClock(page);
    await navigateTo(page, '/areas-served');
    await runUntil(page, () => body('.city-list').first().isVisible(), 10);
    expect(await body('.misplaced-testimonial').isVisible()).toBe(false);
    await page.clock.runFor(900);
    expect(await body('.misplaced-testimonial').isVisible()).toBe(false);
    await page.clock.runFor(200);
    expect(await body('.misplaced-testimonial').isVisible()).toBe(true);
    await expectTestimonialAtTheEnd();
  });

  it('has the testimonial above the footer from the start in what the server has corrected', async () => {
    await visit('/areas-served');
    expect(await body('.misplaced-testimonial').isVisible()).toBe(true);
    await expectTestimonialAtTheEnd();
    await visit('/privacy');
    await navigateTo(page, '/areas-served');
    await body('.city-list').first().waitFor();
    expect(await body('.misplaced-testimonial').isVisible()).toBe(true);
    await expectTestimonialAtTheEnd();
  });

  async function expectTestimonialAtTheEnd(): Promise<void> {
    const isLast = await page.evaluate(() =>
      document.querySelector('.page-body')?.lastElementChild?.matches('.misplaced-testimonial'),
    );
    expect(isLast).toBe(true);
    expect(await body(CAROUSEL).count()).toBe(0);
  }
});

describe('services', () => {
  it.each(['/services', '/services/'])(
    '%s: no generic carousel but its own, quote hidden, hexagon replaced',
    async (path) => {
      await visit(path);
      expect(await body('.testimonial-text').isVisible()).toBe(false);
      expect(await body(`${CAROUSEL}[data-rule="testimonials"]`).count()).toBe(0);
      expect(await body(CAROUSEL).count()).toBe(1);
      expect(await body('img[src*="hexagon"]').count()).toBe(0);
      expect(await body('img[src="/images/services-wheel.svg"]').count()).toBe(1);
      await expectNoBrokenImages();
    },
  );

  it.each(['/services/voip', '/services/managed-it-services/'])(
    '%s: icon paths are relative and lead to a picture',
    async (path) => {
      await visit(path);
      expect(await body('img[src^="/images/icons/"]').count()).toBe(0);
      expect(await body('img[src^="../"][src*="images/icons/"]').count()).toBeGreaterThan(1);
      await expectNoBrokenImages();
    },
  );

  it.each([
    ['/services/cloud-services', '../images/cloud-services-banner.svg'],
    ['/services/cloud-services/backup-recovery', '../../images/backup-recovery-banner.svg'],
  ])('%s: the banner is swapped', async (path, banner) => {
    await visit(path);
    expect(await body(`img[src="${banner}"]`).count()).toBe(1);
    await expectNoBrokenImages();
  });

  it.each([
    [SERVICES, '../'],
    [`${SERVICES}/email-security`, '../../'],
    [`${SERVICES}/endpoint-security`, '../../'],
    [`${SERVICES}/managed-firewall-siem`, '../../'],
  ])('%s: icons as PNG of 48px, the banner or broken image replaced, %s', async (path, up) => {
    await visit(path);
    const icons = body('img[src*="/icon-"]');
    expect(await icons.count()).toBe(6);
    for (const icon of await icons.all()) {
      expect(await icon.getAttribute('src')).toMatch(
        new RegExp(`^${up.replaceAll('.', '\\.')}images/icons/icon-[a-z-]+\\.png$`),
      );
      expect((await icon.boundingBox())?.height).toBe(48);
    }
    await expect.poll(() => body(`img[src="${up}images/backup-sub-banner.svg"]`).count()).toBe(1);
    await expectNoBrokenImages();
  });

  it('a picture that turns out to be lost is replaced, too', async () => {
    await visit('/privacy');
    let served = 0;
    // Of this page alone: others, fetched ahead, may still be on their way when the test ends.
    await page.route(`**/api/pages${SERVICES}/email-security`, async (route) => {
      const response = await route.fetch();
      const { content } = (await response.json()) as { content: string };
      const changed = content.replaceAll('missing-hero', 'lost-as-well');
      expect(changed).not.toBe(content);
      await route.fulfill({ json: { content: changed } });
      served += 1;
    });
    await navigateTo(page, `${SERVICES}/email-security`);
    const banner = body('img[src="../../images/backup-sub-banner.svg"]');
    await expect.poll(() => banner.count()).toBe(1);
    expect(await body('img[src*="lost-as-well"]').count()).toBe(0);
    expect(served).toBe(1);
  });
});

describe('industries', () => {
  it('/industries: testimonials hidden, button text white, banner swapped', async () => {
    await visit('/industries');
    expect(await body('#home-testimonials').isVisible()).toBe(false);
    expect(await body(CAROUSEL).count()).toBe(0);
    const colors = await body('.et_pb_button').evaluateAll((all) =>
      all.map((button) => getComputedStyle(button).color),
    );
    expect(new Set(colors)).toEqual(new Set(['rgb(255, 255, 255)']));
    expect(await body('img[src="/images/industries-banner.svg"]').count()).toBe(1);
    await expectNoBrokenImages();
  });

  it.each(['healthcare-medical', 'legal', 'manufacturing-engineering', 'finance', 'oil-gas'])(
    '/industries/%s: service icons swapped',
    async (slug) => {
      await visit(`/industries/${slug}`);
      expect(await body('img[src*="icon-old-"]').count()).toBe(0);
      expect(await body('img[src^="../images/icons/"]').count()).toBe(4);
      expect(await body(CAROUSEL).count()).toBe(1);
      await expectNoBrokenImages();
    },
  );
});

describe('home', () => {
  it('keeps the line break of the heading', async () => {
    await visit('/');
    const lines = await body('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return [getComputedStyle(heading).whiteSpace, heading.textContent?.includes('\n')];
    });
    expect(lines).toEqual(['pre-line', true]);
  });

  it('puts a contact form into the empty right-hand column', async () => {
    await visit('/');
    await body('.et_pb_column_1_2:last-child [data-component="contact-form"] form').waitFor();
    expect(await body('[data-component="contact-form"]').count()).toBe(1);
  });

  it('puts the form in even if the column comes late', async () => {
    const late = await site.browser.newPage();
    await late.route('**/api/pages/home', async (route) => {
      const answer = await route.fetch();
      const { content } = (await answer.json()) as { content: string };
      await route.fulfill({
        json: {
          content: content
            .replaceAll('et_pb_column_empty', 'et_pb_column_late')
            .replace(/(et_pb_column_late[^>]*>)/, '$1<p>loading</p>'),
        },
      });
    });
    await late.goto(`${site.origin}/privacy`);
    await late.locator('.page-body').waitFor();
    await navigateTo(late, '/');
    const column = late.locator('.page-body .et_pb_column_late');
    await column.waitFor();
    expect(await column.locator('[data-component]').count()).toBe(0);
    await column.locator('p').evaluate((paragraph) => paragraph.remove());
    await column.locator('[data-component="contact-form"] form').waitFor();
    await late.close();
    page = await site.browser.newPage();
  });

  it('shows five industry cards, five teasers and the carousel below its heading', async () => {
    await visit('/');
    await expect.poll(() => body('[data-component="industry-cards"] a').count()).toBe(5);
    await expect
      .poll(() =>
        body('[data-component="blog-teasers"] article, [data-component="blog-teasers"] li').count(),
      )
      .toBe(5);
    const before = await body(CAROUSEL).evaluate(
      (carousel) => carousel.previousElementSibling?.textContent,
    );
    expect(before?.replace(/\s+/g, ' ')).toBe('What Our Clients Say');
    await expectNoBrokenImages();
  });
});

describe('/contact', () => {
  it('is replaced by hero, addresses, phones and form; testimonials are gone', async () => {
    await visit('/contact');
    const components = await page
      .locator('.page-body > *')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-component')));
    expect(components).toEqual(['contact-hero', 'contact-details', 'contact-form']);
    expect(await body('.et_pb_testimonial').count()).toBe(0);
    await body('form').waitFor();
  });
});

describe('everywhere', () => {
  it.each([
    ['/testimonials', '#testimonials-heading'],
    ['/services/microsoft-365-services', '.et_pb_section'],
    ['/services/it-compliance', '.et_pb_section'],
  ])('%s: the carousel stands after the first match', async (path, selector) => {
    await visit(path);
    await expect.poll(() => body(CAROUSEL).count()).toBe(1);
    expect(await body(`${selector} + ${CAROUSEL}`).count()).toBe(1);
  });

  it.each([
    '/privacy',
    '/services/voip',
    '/blog',
    '/cloud-backup-recovery-a-crucial-investment-for-your-business',
  ])('%s: the carousel ends the main content', async (path) => {
    await visit(path);
    await expect.poll(() => body(CAROUSEL).count()).toBe(1);
    expect(
      await page.evaluate(
        (css) => document.querySelector('.page-body')?.lastElementChild?.matches(css),
        CAROUSEL,
      ),
    ).toBe(true);
  });

  const OLD = [
    '/security',
    '/voip-services',
    '/services/cloud-services',
    '/business-continuity',
    '/managed-it-services',
  ];

  it.each([
    '/',
    '/services',
    '/blog',
    '/privacy',
    '/services/voip',
    '/industries/finance',
    '/areas-served',
  ])('%s: no old link, no own host, no old street', async (path) => {
    await visit(path);
    const addresses = await body('[href], [src], [srcset], [style]').evaluateAll((all) =>
      all.flatMap((one) =>
        ['href', 'src', 'srcset', 'style'].map((name) => one.getAttribute(name) ?? ''),
      ),
    );
    expect(
      addresses.filter(
        (address) => /loblolly-it\.example(?!\w)/.test(address) && !address.startsWith('mailto:'),
      ),
    ).toEqual([]);
    expect(
      addresses.filter((address) => OLD.includes(address.replace(/[?#].*/, '').replace(/\/$/, ''))),
    ).toEqual([]);
    expect(await page.locator('.page-body').innerText()).not.toMatch(/410 Live Oak|Suite 110/);
  });

  it('rewrites links to the letter of the table', async () => {
    await visit('/');
    const links = await body('a').evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    for (const target of [
      '/endpoint-security',
      '/services/voip',
      '/cloud-services',
      '/services/business-continuity-support',
      '/services/managed-it-services',
    ]) {
      expect(links).toContain(target);
    }
  });

  it('shows the new street with its suite', async () => {
    await visit('/areas-served');
    expect(await page.locator('.page-body').innerText()).toMatch(/1200 Magnolia Avenue,\s+STE 203/);
  });
});

describe('leaving a page', () => {
  it('takes its components, timers and late rules with it', async () => {
    await visit('/areas-served');
    await page.evaluate(() => {
      history.pushState(null, '', '/privacy');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('.page-body h1', { hasText: 'Privacy' }).waitFor();
    await page.waitForTimeout(1200);
    expect(await body('.misplaced-testimonial').count()).toBe(0);
    expect(await page.locator('.page-body').count()).toBe(1);
    expect(await body(CAROUSEL).count()).toBe(1);
  });
});
