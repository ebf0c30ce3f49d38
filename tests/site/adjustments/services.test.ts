import { describe, expect, it } from 'vitest';
import { navigateTo } from '../../support/site-harness.ts';
import { body, CAROUSEL, expectNoBrokenImages, useCorrectedPages } from './corrected-pages.ts';

const visit = useCorrectedPages();

const SERVICES = '/services/cybersecurity-services';

describe('services', () => {
  it.each(['/services', '/services/'])(
    '%s: no generic carousel but its own, quote hidden, hexagon replaced',
    async (path) => {
      const page = await visit(path);
      expect(await body(page, '.testimonial-text').isVisible()).toBe(false);
      expect(await body(page, `${CAROUSEL}[data-rule="testimonials"]`).count()).toBe(0);
      expect(await body(page, CAROUSEL).count()).toBe(1);
      expect(await body(page, 'img[src*="hexagon"]').count()).toBe(0);
      expect(await body(page, 'img[src="/images/services-wheel.svg"]').count()).toBe(1);
      await expectNoBrokenImages(page);
    },
  );

  it.each(['/services/voip', '/services/managed-it-services/'])(
    '%s: icon paths are relative and lead to a picture',
    async (path) => {
      const page = await visit(path);
      expect(await body(page, 'img[src^="/images/icons/"]').count()).toBe(0);
      expect(await body(page, 'img[src^="../"][src*="images/icons/"]').count()).toBeGreaterThan(1);
      await expectNoBrokenImages(page);
    },
  );

  it.each([
    '/services/voip',
    '/services/cloud-services',
    '/services/business-continuity-support',
    SERVICES,
    `${SERVICES}/email-security`,
    '/industries/legal',
    '/industries/oil-gas',
  ])('%s: every icon is 48px', async (path) => {
    const page = await visit(path);
    const sizes = await body(page, 'img[src*="images/icons/"]').evaluateAll((all) =>
      all.map((icon) => icon.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes).toEqual(sizes.map(() => [48, 48]));
  });

  it.each([
    ['/services/cloud-services', '../images/cloud-services-banner.svg'],
    ['/services/cloud-services/backup-recovery', '../../images/backup-recovery-banner.svg'],
  ])('%s: the banner is swapped', async (path, banner) => {
    const page = await visit(path);
    expect(await body(page, `img[src="${banner}"]`).count()).toBe(1);
    await expectNoBrokenImages(page);
  });

  it.each([
    [SERVICES, '../'],
    [`${SERVICES}/email-security`, '../../'],
    [`${SERVICES}/endpoint-security`, '../../'],
    [`${SERVICES}/managed-firewall-siem`, '../../'],
  ])('%s: icons as PNG of 48px, the banner or broken image replaced, %s', async (path, up) => {
    const page = await visit(path);
    const icons = body(page, 'img[src*="/icon-"]');
    expect(await icons.count()).toBe(6);
    for (const icon of await icons.all()) {
      expect(await icon.getAttribute('src')).toMatch(
        new RegExp(`^${up.replaceAll('.', '\\.')}images/icons/icon-[a-z-]+\\.png$`),
      );
      expect((await icon.boundingBox())?.height).toBe(48);
    }
    await expect
      .poll(() => body(page, `img[src="${up}images/backup-sub-banner.svg"]`).count())
      .toBe(1);
    await expectNoBrokenImages(page);
  });

  it('a picture that turns out to be lost is replaced, too', async () => {
    const page = await visit('/privacy');
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
    const banner = body(page, 'img[src="../../images/backup-sub-banner.svg"]');
    await expect.poll(() => banner.count()).toBe(1);
    expect(await body(page, 'img[src*="lost-as-well"]').count()).toBe(0);
    expect(served).toBe(1);
  });
});
