import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSite, navigateTo } from '../support/site-harness.ts';
import { POSTS } from '../support/site-paths.ts';

/** Section 2 of the specification, "Routes". */
const { site, open } = useSite();

/** Opens a path and has the browser fetch its page; tells HTTP status, heading and endpoints asked. */
async function ask(path: string): Promise<{ status: number; heading: string; asked: string[] }> {
  const asked: string[] = [];
  let answer: Response | null = null;
  const page = await open(path, {
    isPrepared: false,
    before: (tab) => {
      tab.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      tab.on('response', (response) => {
        if (response.request().isNavigationRequest()) answer = response;
      });
    },
  });
  const heading = await page.locator('main h1').first().innerText();
  return { status: (answer as Response | null)?.status() ?? 0, heading, asked };
}

/** Where a path leads over HTTP: each redirect's status, then the last path. */
async function follow(path: string): Promise<[statuses: number[], end: string]> {
  const statuses: number[] = [];
  let url = new URL(path, site().origin);
  for (let step = 0; step < 6; step += 1) {
    const response = await fetch(url, { redirect: 'manual' });
    statuses.push(response.status);
    const location = response.headers.get('location');
    if (location === null) break;
    url = new URL(location, url);
  }
  return [statuses, url.pathname + url.search];
}

describe('rows of the route table (those with one page each are in pages.test.ts)', () => {
  it('/about is the about page', async () => {
    expect((await ask('/about')).asked).toContain('/api/pages/about-us');
  });

  it.each(POSTS.slice(0, 2))('/blog/%s is a blog post', async (slug) => {
    const { status, heading, asked } = await ask(`/blog/${slug}`);
    expect(asked).toContain(`/api/blog/${slug}`);
    expect([status, /error/i.test(heading)]).toEqual([200, false]);
  });

  it.each(POSTS)('/%s/ with a trailing slash is the same post', async (slug) => {
    expect((await follow(`/${slug}/`))[0].at(-1)).toBe(200);
    const { heading, asked } = await ask(`/${slug}/`);
    expect(asked).toContain(`/api/blog/${slug}`);
    expect(heading).not.toMatch(/404|error/i);
  });

  it('/testimonials has hero, carousel, a Contact Us call to action and its title', async () => {
    const page = await open('/testimonials');
    expect(await page.title()).toBe('Client Testimonials | Loblolly IT Solutions');
    await page.locator('main [aria-roledescription="carousel"]').waitFor();
    expect(await page.locator('main [aria-roledescription="carousel"]').count()).toBe(1);
    const calls = page.locator('main').getByRole('link', { name: 'Contact Us' });
    expect(await calls.count()).toBeGreaterThan(0);
    await calls.last().click();
    await page.waitForURL('**/contact');
  });

  it('/ has a hero with heading, subheading and a contact button', async () => {
    const page = await open('/');
    const hero = page.locator('main .et_pb_section').first();
    expect((await hero.locator('h1').innerText()).length).toBeGreaterThan(10);
    expect((await hero.locator('p, h2, h3').first().innerText()).length).toBeGreaterThan(20);
    expect(await hero.locator('a[href="/contact"], a[href="/contact/"]').count()).toBe(1);
  });
});

describe('industry cards and teasers of the home page', () => {
  it('leads each of the five cards to /industries/{slug}', async () => {
    const page = await open('/');
    const links = page.locator('[data-component="industry-cards"] a');
    await links.first().waitFor();
    const cards = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );
    expect(cards).toEqual([
      ['Healthcare & Medical', '/industries/healthcare-medical'],
      ['Finance', '/industries/finance'],
      ['Legal', '/industries/legal'],
      ['Manufacturing & Engineering', '/industries/manufacturing-engineering'],
      ['Oil & Gas', '/industries/oil-gas'],
    ]);
  });

  it('fills each card with its picture from edge to edge', async () => {
    const page = await open('/');
    const cards = page.locator('[data-component] li:has(img):has(h3)');
    await expect.poll(() => cards.count()).toBe(10);
    const gaps = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('img')!.getBoundingClientRect();
        return card.clientWidth - picture.width;
      }),
    );
    expect(gaps.map(Math.round)).toEqual(gaps.map(() => 0));
  });

  it("shows a card's other picture under the pointer", async () => {
    const page = await open('/');
    const card = page.locator('[data-component="industry-cards"] li').first();
    await card.scrollIntoViewIfNeeded();
    const other = card.locator('img[src$="-hover.svg"]');
    const opacity = () => other.evaluate((image) => Number(getComputedStyle(image).opacity));
    expect(await opacity()).toBe(0);
    await card.hover();
    await expect.poll(opacity).toBe(1);
  });

  it('shows the five teasers with their dates, newest first, and their links', async () => {
    const page = await open('/');
    const teasers = page.locator('[data-component="blog-teasers"] li');
    await teasers.first().waitFor();
    const shown = await teasers.evaluateAll((all) =>
      all.map((teaser) => [
        /[A-Z][a-z]{2} 1, 2024/.exec(teaser.textContent ?? '')?.[0],
        teaser.querySelector('a')?.getAttribute('href'),
        teaser.querySelectorAll('img').length,
      ]),
    );
    expect(shown).toEqual([
      ['Nov 1, 2024', '/cloud-backup-recovery-a-crucial-investment-for-your-business', 1],
      ['Oct 1, 2024', `/${POSTS[0]}`, 1],
      ['Sep 1, 2024', '/co-managed-services-a-solution-for-three-it-challenges', 1],
      ['Aug 1, 2024', '/6-ways-youll-benefit-from-a-business-continuity-plan-in-houston', 1],
      [
        'Jul 1, 2024',
        '/dont-be-caught-off-guard-why-disaster-recovery-planning-is-crucial-for-your-business',
        1,
      ],
    ]);
  });
});

describe('paths match whatever their case and their trailing slash', () => {
  const VARIANTS = [
    ['/ABOUT-US/', '/api/pages/about-us'],
    ['/Areas-Served', '/api/pages/areas-served'],
    ['/BLOG/', '/api/pages/blog'],
    ['/Blog/Co-Managed-Services-a-solution-for-three-IT-challenges/', `/api/blog/${POSTS[3]}`],
    ['/Contact/', '/api/pages/contact'],
    ['/SERVICES/VoIP/', '/api/pages/services/voip'],
    [
      '/Services/Cloud-Services/Backup-Recovery',
      '/api/pages/services/cloud-services/backup-recovery',
    ],
    ['/Industries/OIL-GAS/', '/api/pages/industries/oil-gas'],
    ['/PRIVACY/', '/api/pages/privacy'],
    [`/${POSTS[0].toUpperCase()}`, `/api/blog/${POSTS[0]}`],
  ] as const;

  it('in the application', async () => {
    const asked: string[] = [];
    const page = await open('/nothing', {
      before: (tab) =>
        tab.on('request', (request) => asked.push(new URL(request.url()).pathname.toLowerCase())),
    });
    for (const [path, endpoint] of VARIANTS) {
      await navigateTo(page, path);
      await expect.poll(() => asked).toContain(endpoint);
      await page.locator('main .page-body h1').waitFor();
      expect(await page.locator('main h1').first().innerText()).not.toMatch(/404|error/i);
    }
    await navigateTo(page, '/Testimonials/');
    await page.getByRole('heading', { name: 'Client Testimonials', level: 1 }).waitFor();
  });

  it('over HTTP', async () => {
    for (const [path] of [...VARIANTS, ['/Testimonials/']]) {
      const [statuses] = await follow(path!);
      expect([path, statuses.at(-1)]).toEqual([path, 200]);
    }
  });

  it.each(['/SERVICES/VoIP/', '/Contact/'])('%s, opened directly', async (path) => {
    const { status, heading } = await ask(path);
    expect([status, /404|error/i.test(heading)]).toEqual([200, false]);
  });
});

describe('an unknown path', () => {
  it.each(['/nothing', '/nothing/here/', '/about/more', '/old-page.html', '/index.php', '/%20'])(
    '%s answers 404 with the 404 page and noindex',
    async (path) => {
      let status = 0;
      const page = await open(path, {
        waitFor: 'body',
        before: (tab) =>
          tab.on('response', (response) => {
            if (response.request().isNavigationRequest()) status = response.status();
          }),
      });
      await expect.poll(() => page.locator('body').innerText()).toContain('404 - Page Not Found');
      expect(await page.locator('main h1').innerText()).toBe('404 - Page Not Found');
      expect(await page.locator('main').innerText()).toContain(
        'The page you are looking for does not exist.',
      );
      expect(status).toBe(404);
      expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(1);
      expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    },
  );

  it('is the 404 page after a navigation too, and noindex goes when it is left', async () => {
    const page = await open('/privacy');
    await navigateTo(page, '/nothing-here');
    await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor();
    expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(1);
    await page.locator('main').getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${site().origin}/`);
    await expect
      .poll(() => page.locator('meta[name="robots"][content*="noindex"]').count())
      .toBe(0);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
  });

  it.each(['/api/nothing', '/api/pages/nothing', '/api/blog/nothing'])(
    '%s is a 404 in JSON, no page',
    async (path) => {
      const response = await fetch(site().origin + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty('message');
    },
  );
});

describe('/cloud-services', () => {
  const shown = (page: Page) => page.locator('main').innerText();

  it('shows a loading message and goes on after 100 ms', async () => {
    const page = await open('/cloud-services', { isClockStopped: true, waitFor: 'main' });
    await expect.poll(() => shown(page)).toMatch(/loading/i);
    await page.clock.runFor(99);
    expect(new URL(page.url()).pathname).toBe('/cloud-services');
    expect(await shown(page)).toMatch(/loading/i);
    await page.clock.runFor(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/services/cloud-services');
    await page.clock.resume();
    await page.locator('main h1').waitFor();
  });

  it('answers 200 over HTTP, with and without a trailing slash', async () => {
    expect(await follow('/cloud-services')).toEqual([[200], '/cloud-services']);
    expect(await follow('/Cloud-Services/')).toEqual([[200], '/Cloud-Services/']);
  });

  it('does not keep a visitor from going back', async () => {
    const page = await open('/privacy');
    await navigateTo(page, '/cloud-services');
    await page.waitForURL('**/services/cloud-services');
    await page.locator('main h1').waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/privacy');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/privacy');
  });
});

describe('the old addresses of the link table', () => {
  const OLD = [
    ['/security', '/services/cybersecurity-services/endpoint-security'],
    ['/endpoint-security', '/services/cybersecurity-services/endpoint-security'],
    ['/voip-services', '/services/voip'],
    ['/business-continuity', '/services/business-continuity-support'],
    ['/managed-it-services', '/services/managed-it-services'],
  ] as const;

  it.each(OLD)('%s answers 301 and ends at %s', async (old, target) => {
    const [statuses, end] = await follow(old);
    expect(end).toBe(target);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.slice(0, -1).length).toBeGreaterThan(0);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([301]));
  });

  it('keeps a query, and counts neither case nor trailing slash', async () => {
    expect(await follow('/VoIP-Services/?utm=mail')).toEqual([
      [301, 200],
      '/services/voip?utm=mail',
    ]);
  });

  it('/services/cloud-services is a page and stays where it is', async () => {
    expect(await follow('/services/cloud-services')).toEqual([[200], '/services/cloud-services']);
  });

  it('each link to one inside the application ends at the page meant', async () => {
    const page = await open('/privacy');
    for (const [old, target] of OLD) {
      await navigateTo(page, old);
      await expect.poll(() => [old, new URL(page.url()).pathname]).toEqual([old, target]);
      await page.locator('main .page-body h1').waitFor();
      expect(await page.locator('main h1').first().innerText()).not.toMatch(/404|error/i);
    }
  });

  it('the rewritten cloud link of a page leads to the cloud services', async () => {
    const page = await open('/');
    await page.locator('.page-body a[href="/cloud-services"]').first().click();
    await page.waitForURL('**/services/cloud-services');
    await page.locator('main h1').waitFor();
  });
});
