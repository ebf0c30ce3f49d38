import type { Route } from 'playwright';
import { expect, it } from 'vitest';
import { matchesAnyRoute } from '../../src/contract/match-route.ts';
import { useSite } from '../support/site-harness.ts';

/** What a document says and asks for before any script of it runs. */
const { site, open } = useSite();

it('a document carries the rules of its route alone, and no content', async () => {
  const html = await (await fetch(`${site().origin}/privacy`)).text();
  const block = /<script[^>]*id="first-view"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { rules } = JSON.parse(block) as { rules: { rules: { routes: string[] }[] } };
  expect(rules.rules.length).toBeGreaterThan(5);
  const others = rules.rules.filter(({ routes }) => !matchesAnyRoute(routes, '/privacy'));
  expect(others).toEqual([]);
  expect(block).not.toContain('et_pb_section_0');
});

it('a document asks for the picture behind its first section ahead of the style that shows it', async () => {
  const html = await (await fetch(`${site().origin}/services/voip`)).text();
  const shown = html.search(
    /background-image: url\("\/wp-content\/uploads\/[^"]*hero-voip\.svg"\)/,
  );
  const asked = html.search(/<link rel="preload" as="image" href="[^"]*hero-voip\.svg"/);
  expect(asked).toBeGreaterThan(0);
  expect(shown).toBeGreaterThan(asked);
});

it('a document lets pictures wait that stand further down', async () => {
  const html = await (await fetch(`${site().origin}/services/cloud-services`)).text();
  const pictures = html.slice(html.indexOf('class="page-body"')).match(/<img[^>]*wp-image-[^>]*>/g);
  expect(pictures).toHaveLength(2);
  for (const picture of pictures ?? []) expect(picture).toContain('loading="lazy"');
});

it('a document asks for its font before it is read, and for one only', async () => {
  const answer = await fetch(`${site().origin}/privacy`);
  const link = answer.headers.get('link') ?? '';
  const [, font] = /^<([^>]+\.woff2)>; rel=preload; as=font; .*; crossorigin$/.exec(link) ?? [];
  expect(await answer.text()).toContain(`as="font" type="font/woff2" href="${font}" crossorigin`);
  const asked: string[] = [];
  await open('/privacy', {
    before: (tab) => {
      tab.on('request', (request) => {
        if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
      });
    },
  });
  expect(asked).toEqual([font]);
});

it('no family of fonts has a second file that may be missing', async () => {
  const page = await open('/services/voip');
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families.length).toBeGreaterThan(2);
  expect(new Set(families).size).toBe(families.length);
});

it('a document that an archive keeps under its own address is read there as it stands', async () => {
  const kept = await (await fetch(`${site().origin}/about-us`)).text();
  const page = await open('/web/2026/https://www.loblolly-it.example/about-us', {
    before: (tab) => tab.route('**/web/2026/**', (route) => leadTo(kept, route)),
    waitFor: null,
  });
  const heading = await page.locator('main h1').elementHandle();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /assets\/index/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  expect(await heading?.evaluate((one) => one.isConnected)).toBe(true);
  expect(await heading?.textContent()).not.toContain('404');
});

function leadTo(html: string, route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: html });
}
