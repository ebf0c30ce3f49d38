import { describe, expect, it } from 'vitest';
import { site } from '../app/support/site.ts';
import { useSite } from '../support/site-harness.ts';
import { POSTS } from '../support/site-paths.ts';

const { open } = useSite();

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

  it('shows each teaser with its title, excerpt and picture', async () => {
    const page = await open('/');
    const teasers = page.locator('[data-component="blog-teasers"] li');
    await teasers.first().waitFor();
    const shown = await teasers.evaluateAll((all) =>
      all.map((teaser) => ({
        title: teaser.querySelector('h3')?.textContent,
        excerpt: teaser.querySelector('h3 + p')?.textContent,
        image: teaser.querySelector('img')?.getAttribute('src'),
      })),
    );
    expect(shown).toEqual(
      site.teasers.map(({ title, excerpt, image }) => ({ title, excerpt, image })),
    );
  });
});
