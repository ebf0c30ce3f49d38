import type { Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { followRedirects } from '../support/follow-redirects.ts';
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
    expect((await followRedirects(site().origin, `/${slug}/`))[0].at(-1)).toBe(200);
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
      const [statuses] = await followRedirects(site().origin, path!);
      expect([path, statuses.at(-1)]).toEqual([path, 200]);
    }
  });

  it.each(['/SERVICES/VoIP/', '/Contact/'])('%s, opened directly', async (path) => {
    const { status, heading } = await ask(path);
    expect([status, /404|error/i.test(heading)]).toEqual([200, false]);
  });
});

describe('an unknown path', () => {
  it.each([
    '/nothing',
    '/nothing/here/',
    '/about/more',
    '/old-page.html',
    '/index.php',
    '/brochure.pdf',
    '/%20',
    '/100%',
    '/services/voip%2F',
    '/blog/a%2Fb',
  ])('%s answers 404 with the 404 page and noindex', async (path) => {
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
  });

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
