import type { Page } from 'playwright';
import type { RunningSite } from './running-site.ts';
import { holdRequests } from './site-failures.ts';
import { WIDE } from './site-harness.ts';

interface Options {
  readonly viewport?: typeof WIDE;
  /** What is done before the page is asked for. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A page whose scripts are under way until they are let go. */
export async function openAsleep(
  { browser, origin }: RunningSite,
  path: string,
  { viewport = WIDE, prepare }: Options = {},
): Promise<{ page: Page; scripts: { release: () => void } }> {
  const page = await browser.newPage({ viewport });
  await prepare?.(page);
  const scripts = await holdRequests(page, '/assets/');
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return { page, scripts };
}

/** A page waits a second for its scripts; here a minute, so that they come soon on any machine. */
export function waitLonger(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const patient = (run: () => void, delay?: number, ...given: unknown[]) =>
      wait(run, delay === 1_000 ? 60_000 : delay, ...given);
    Object.assign(globalThis, { setTimeout: patient });
  });
}
