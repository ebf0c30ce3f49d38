import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { withholdBodies } from '../support/site-failures.ts';
import {
  collectErrors,
  expectLateImageCorrected,
  navigateTo,
  useSite,
} from '../support/site-harness.ts';

/** What browsers of 2023 lack of what the site uses. */
const GAPS: Readonly<Record<string, readonly string[]>> = {
  Chrome: ['URL.canParse'],
  Firefox: ['AbortSignal.any', 'Object.groupBy', ':has()'],
  Safari: ['AbortSignal.any', 'Object.groupBy', 'Element.prototype.checkVisibility'],
};

/** Runs in the page, ahead of all that it loads. */
function makeOlder(gaps: readonly string[]): void {
  const { AbortSignal, Element, Object, Reflect, SyntaxError, URL } = globalThis;
  if (gaps.includes('AbortSignal.any')) Reflect.deleteProperty(AbortSignal, 'any');
  if (gaps.includes('Object.groupBy')) Reflect.deleteProperty(Object, 'groupBy');
  if (gaps.includes('URL.canParse')) Reflect.deleteProperty(URL, 'canParse');
  if (gaps.includes('Element.prototype.checkVisibility')) {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  }
  if (!gaps.includes(':has()')) return;
  const { querySelectorAll } = Element.prototype;
  Element.prototype.querySelectorAll = function ask(this: Element, css: string) {
    if (css.includes(':has(')) throw new SyntaxError(css);
    return querySelectorAll.call(this, css);
  };
}

const { open } = useSite();

describe.each(Object.entries(GAPS))('%s of 2023', (_name, gaps) => {
  const visit = async (path: string): Promise<{ page: Page; errors: string[] }> => {
    let errors: string[] = [];
    const before = async (tab: Page): Promise<void> => {
      errors = collectErrors(tab);
      await tab.addInitScript(makeOlder, gaps);
      await withholdBodies(tab);
    };
    return { page: await open(path, { viewport: null, before }), errors };
  };

  it('goes on with the page that it has been sent', async () => {
    const { page, errors } = await visit('/about');
    await page.locator('footer form').scrollIntoViewIfNeeded();
    await page.locator('footer form[novalidate]').waitFor();
    await expectLateImageCorrected(page);
    // The image that is added is not there.
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('makes the next page', async () => {
    const { page, errors } = await visit('/privacy');
    await navigateTo(page, '/about');
    await page.locator('main h1', { hasText: 'The People' }).waitFor();
    await page.locator('main [aria-roledescription="carousel"]').first().waitFor();
    await expectLateImageCorrected(page);
    expect(errors).toEqual([]);
  });
});
