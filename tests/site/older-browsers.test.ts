import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { withholdBodies } from '../support/site-failures.ts';
import {
  collectErrors,
  expectLateImageCorrected,
  navigateTo,
  useSite,
} from '../support/site-harness.ts';
import {
  collectMessages,
  comeNear,
  fill,
  PERSON,
  STANDARD,
  submit,
  THANKS,
} from './forms/form-visits.ts';

/** What older browsers lack of what the site uses, and the sign by which they are known. */
const SIGN = 'URL.parse';
const GAPS: Readonly<Record<string, readonly string[]>> = {
  'Chrome of 2023': [SIGN, 'URL.canParse'],
  'Firefox of 2023': [SIGN, 'AbortSignal.any', 'Object.groupBy', ':has()'],
  'Safari of 2023': [
    SIGN,
    'AbortSignal.any',
    'Object.groupBy',
    'Element.prototype.checkVisibility',
  ],
  'the last Chrome for Windows 7': [
    SIGN,
    'URL.canParse',
    'AbortSignal.any',
    'Object.groupBy',
    'Array.prototype.toReversed',
    'Array.prototype.toSorted',
    'String.prototype.toWellFormed',
  ],
};

/** Runs in the page, ahead of all that it loads. */
function makeOlder(gaps: readonly string[]): void {
  for (const gap of gaps.filter((one) => one !== ':has()')) {
    const path = gap.split('.');
    const name = path.pop()!;
    let owner: object = globalThis;
    for (const part of path) owner = Reflect.get(owner, part) as object;
    Reflect.deleteProperty(owner, name);
  }
  if (!gaps.includes(':has()')) return;
  const { querySelectorAll } = Element.prototype;
  Element.prototype.querySelectorAll = function ask(this: Element, css: string) {
    if (css.includes(':has(')) throw new SyntaxError(css);
    return querySelectorAll.call(this, css);
  };
}

/** The image that is added late is not there. */
const isOurs = (error: string): boolean => !error.includes('404');

const { open } = useSite();

describe.each(Object.entries(GAPS))('%s', (_name, gaps) => {
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
    expect(errors.filter(isOurs)).toEqual([]);
  });

  it('makes the next page', async () => {
    const { page, errors } = await visit('/privacy');
    await navigateTo(page, '/about');
    await page.locator('main h1', { hasText: 'The People' }).waitFor();
    await page.locator('main [aria-roledescription="carousel"]').first().waitFor();
    await expectLateImageCorrected(page);
    expect(errors.filter(isOurs)).toEqual([]);
  });

  it('sends a message', async () => {
    const { page, errors } = await visit('/privacy');
    const messages = await collectMessages(page);
    const form = page.locator('footer form');
    await comeNear(form);
    await fill(form, PERSON);
    await submit(form);
    await page.getByText(THANKS[0]!).waitFor();
    expect(messages).toEqual([expect.objectContaining(STANDARD)]);
    expect(errors).toEqual([]);
  });
});
