import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSite, navigateTo } from '../support/site-harness.ts';
import { PAGES, POSTS, SERVED_PAGES, SERVICES } from '../support/site-paths.ts';

/** Every page: what it reads, and what search engines find in it, before and after navigation. */
const { site, open } = useSite();
const ORIGIN = 'https://www.loblolly-it.example';

interface Head {
  readonly titles: readonly string[];
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly data: readonly string[];
}

const TAGS = [
  'meta[name="description"]',
  'link[rel="canonical"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:type"]',
  'meta[property="og:image"]',
  'meta[property="og:site_name"]',
];

/** All of the document, not only its head: a tag that slipped into the body counts. */
function readHead(page: Page): Promise<Head> {
  return page.evaluate((tags) => {
    const all = (css: string) => [...document.querySelectorAll(css)];
    const value = (tag: Element) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? '';
    return {
      titles: all('title')
        .filter((title) => !title.closest('svg'))
        .map((title) => title.textContent ?? ''),
      tags: Object.fromEntries(tags.map((css) => [css, all(css).map(value)])),
      data: all('script[type="application/ld+json"]').map((block) => block.textContent ?? ''),
    };
  }, TAGS);
}

const typesOf = (head: Head): string[] => {
  const found = JSON.parse(head.data[0] ?? '{}') as { '@graph'?: { '@type': string }[] };
  return (found['@graph'] ?? []).map((thing) => thing['@type']);
};

describe('every page', () => {
  const heads = new Map<string, Head>();

  it.each([...SERVED_PAGES, ['/testimonials', null] as const])(
    '%s shows what %s answers, with one of each tag',
    async (path, endpoint) => {
      const asked: string[] = [];
      const page = await open(path, {
        isPrepared: false,
        before: (tab) =>
          tab.on('request', (request) => asked.push(new URL(request.url()).pathname)),
      });
      if (endpoint !== null) expect(asked).toContain(endpoint);
      expect(await page.locator('main h1').count()).toBe(1);
      expect(await page.locator('main h1').innerText()).not.toMatch(/404|error/i);
      const head = await readHead(page);
      heads.set(path, head);
      expect(head.titles).toHaveLength(1);
      for (const [css, values] of Object.entries(head.tags)) {
        expect([css, values.length]).toEqual([css, 1]);
        expect([css, values[0]]).not.toEqual([css, '']);
      }
      expect(head.tags['link[rel="canonical"]']).toEqual([ORIGIN + path]);
      expect(head.tags['meta[property="og:url"]']).toEqual([ORIGIN + path]);
      expect(head.tags['meta[property="og:title"]']).toEqual(head.titles);
      expect(head.data).toHaveLength(1);
      expect(typesOf(head)).toContain('LocalBusiness');
    },
  );

  it('has a title and a description of its own', () => {
    expect(heads.size).toBe(PAGES.length);
    const all = [...heads.values()];
    expect(new Set(all.map(({ titles }) => titles[0])).size).toBe(PAGES.length);
    const descriptions = all.map(({ tags }) => tags['meta[name="description"]']?.[0]);
    expect(new Set(descriptions).size).toBe(PAGES.length);
    for (const text of descriptions) expect(text?.length).toBeGreaterThan(50);
  });

  it('has the same head after a navigation as after a load', async () => {
    const page = await open('/nothing');
    for (const path of [...PAGES].toReversed()) {
      await navigateTo(page, path);
      await expect.poll(() => readHead(page)).toEqual(heads.get(path));
    }
  });

  it('names an image for sharing that is there', async () => {
    const image = heads.get('/')?.tags['meta[property="og:image"]']?.[0] ?? '';
    expect(image.startsWith(ORIGIN)).toBe(true);
    const response = await fetch(image.replace(ORIGIN, site().origin));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('says the rest in structured data: services, posts, and the way to them', () => {
    const typesAt = (path: string): string[] => typesOf(heads.get(path)!);
    for (const slug of SERVICES) expect(typesAt(`/services/${slug}`)).toContain('Service');
    for (const slug of POSTS) expect(typesAt(`/${slug}`)).toContain('BlogPosting');
    for (const path of PAGES) {
      expect([path, typesAt(path).includes('BreadcrumbList')]).toEqual([path, path !== '/']);
    }
  });
});

describe('an address that is not the canonical one', () => {
  it.each([
    ['/about', '/about-us'],
    ['/ABOUT-US/', '/about-us'],
    ['/Services/VoIP/', '/services/voip'],
    [`/blog/${POSTS[3]}`, `/${POSTS[3]}`],
  ])('%s names %s', async (path, canonical) => {
    const page = await open(path);
    const head = await readHead(page);
    expect(head.tags['link[rel="canonical"]']).toEqual([ORIGIN + canonical]);
  });
});

describe('sitemap.xml and robots.txt', () => {
  it('lists every page once, under an address that answers 200', async () => {
    const response = await fetch(`${site().origin}/sitemap.xml`);
    expect(response.headers.get('content-type')).toMatch(/xml/);
    const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address!,
    );
    expect(listed.toSorted()).toEqual(PAGES.map((path) => ORIGIN + path).toSorted());
    for (const address of listed) {
      const page = await fetch(address.replace(ORIGIN, site().origin), { redirect: 'manual' });
      expect([address, page.status]).toEqual([address, 200]);
    }
  });

  it('robots.txt names the sitemap and forbids no page', async () => {
    const text = await (await fetch(`${site().origin}/robots.txt`)).text();
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/\s*$/m);
  });
});
