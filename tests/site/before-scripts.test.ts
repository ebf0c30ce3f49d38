import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isAdopted, useSite } from '../support/site-harness.ts';

const { open } = useSite();

/** What can be seen of each element of a page's body: ground, letters, shade, place. */
const looks = (page: Page): Promise<string[]> =>
  page.locator('.page-body *:not([data-component] *)').evaluateAll((all) =>
    all.map((one) => {
      const { backgroundColor, backgroundSize, color, boxShadow } = getComputedStyle(one);
      const { top, height } = one.getBoundingClientRect();
      const place = `${Math.round(top + scrollY)} ${Math.round(height)}`;
      return [one.className, backgroundColor, backgroundSize, color, boxShadow, place].join(' | ');
    }),
  );

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(['/services', '/services/voip', '/areas-served', '/industries/legal', '/blog'])(
    '%s looks the same before its scripts have come as after',
    async (path) => {
      const calm = { reducedMotion: 'reduce' } as const;
      // The font comes in time or it does not: without it lines break alike.
      const choose = async (tab: Page): Promise<void> => {
        await tab.route('**/*.woff2', (route) => route.abort());
        await tab.addInitScript((name) => localStorage.setItem('loblolly-theme', name), theme);
      };
      const early = await open(path, {
        ...calm,
        waitFor: null,
        before: async (tab) => {
          await choose(tab);
          await tab.route('**/assets/*.js', (route) => route.abort());
        },
      });
      await early.locator('main h1').first().waitFor();
      const late = await open(path, { ...calm, before: choose });
      await late.keyboard.press('Tab');
      await expect.poll(() => isAdopted(late)).toBe(true);
      expect(await early.locator('[data-prepared-style]').count()).toBeGreaterThan(0);
      expect(await looks(early)).toEqual(await looks(late));
    },
  );
});
