import type { Page } from 'playwright';
import { expect } from 'vitest';
import { runUntil } from '../../support/site-clock.ts';
import { failRequests, type Failure, type Interception } from '../../support/site-failures.ts';
import { collectErrors, useSite, type OpenOptions } from '../../support/site-harness.ts';

export const PANEL = [
  'Error Loading Content',
  'We encountered a problem loading the page content. Please try again later.',
];
export const CYBER = '/services/cybersecurity-services';

export interface Failed extends Interception {
  readonly page: Page;
  readonly errors: string[];
}

export interface FailureHarness {
  /** Opens a page that the browser has to fetch: what the server has prepared cannot fail any more. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Opens a page whose content fails, with its clock stopped. */
  readonly begin: (path: string, failure: Failure) => Promise<Failed>;
  /** Opens a page whose content fails, and lets all its retries pass, until it says so. */
  readonly fail: (path: string, failure: Failure, until?: RegExp) => Promise<Failed>;
}

/** Loading, failure and what follows, from sections 4, 7, 8 and 9 of the specification. */
export function useFailingPages(): FailureHarness {
  const site = useSite();
  const open: FailureHarness['open'] = (path, options) =>
    site.open(path, { isPrepared: false, ...options });
  const begin: FailureHarness['begin'] = async (path, failure) => {
    let errors: string[] = [];
    let interception: Interception | undefined;
    const page = await open(path, {
      isClockStopped: true,
      waitFor: 'main',
      before: async (tab) => {
        errors = collectErrors(tab);
        interception = await failRequests(tab, '/api/', failure);
      },
    });
    return { page, errors, ...interception! };
  };
  return {
    open,
    begin,
    async fail(path, failure, until = /error/i) {
      const failed = await begin(path, failure);
      await runUntil(failed.page, async () => until.test(await mainText(failed.page)), 500);
      return failed;
    },
  };
}

export const mainText = (page: Page): Promise<string> => page.locator('main').innerText();

/** The phone number and the frame are there, whatever happened. */
export async function expectHelp(page: Page): Promise<void> {
  expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
  expect(await page.locator('header').first().isVisible()).toBe(true);
  expect(await page.locator('footer').last().isVisible()).toBe(true);
}

/** Lets the content be had again, asks for it by a button, and sees it. */
export async function heal({ page, heal: answerAgain }: Failed, button: string): Promise<void> {
  answerAgain();
  await page.locator('main').getByRole('button', { name: button }).click();
  await runUntil(page, () => page.locator('main .page-body h1').isVisible());
  expect(await mainText(page)).not.toMatch(/error/i);
}
