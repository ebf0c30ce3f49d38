import { describe, expect, it } from 'vitest';
import { navigateTo } from '../../support/site-harness.ts';
import { body, CAROUSEL, useCorrectedPages } from './corrected-pages.ts';

const visit = useCorrectedPages();

describe('everywhere', () => {
  it.each([
    ['/testimonials', '#testimonials-heading'],
    ['/services/microsoft-365-services', '.et_pb_section'],
    ['/services/it-compliance', '.et_pb_section'],
  ])('%s: the carousel stands after the first match', async (path, selector) => {
    const page = await visit(path);
    await expect.poll(() => body(page, CAROUSEL).count()).toBe(1);
    expect(await body(page, `${selector} + ${CAROUSEL}`).count()).toBe(1);
  });

  it.each([
    '/privacy',
    '/services/voip',
    '/blog',
    '/cloud-backup-recovery-a-crucial-investment-for-your-business',
  ])('%s: the carousel ends the main content', async (path) => {
    const page = await visit(path);
    await expect.poll(() => body(page, CAROUSEL).count()).toBe(1);
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
    const page = await visit(path);
    const addresses = await body(page, '[href], [src], [srcset], [style]').evaluateAll((all) =>
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
    const page = await visit('/');
    const links = await body(page, 'a').evaluateAll((all) =>
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
    const page = await visit('/areas-served');
    expect(await page.locator('.page-body').innerText()).toMatch(/1200 Magnolia Avenue,\s+STE 203/);
  });
});

describe('leaving a page', () => {
  it('takes its components, timers and late rules with it', async () => {
    const page = await visit('/areas-served');
    await navigateTo(page, '/privacy');
    await page.locator('.page-body h1', { hasText: 'Privacy' }).waitFor();
    await page.waitForTimeout(1200);
    expect(await body(page, '.misplaced-testimonial').count()).toBe(0);
    expect(await page.locator('.page-body').count()).toBe(1);
    expect(await body(page, CAROUSEL).count()).toBe(1);
  });
});
