import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import type { RunningSite } from './running-site.ts';
import { onSharedSite } from './shared-site.ts';
import { stopClock } from './site-clock.ts';
import { leaveToBrowser } from './site-failures.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** The page's clock stands still. */
  readonly isClockStopped?: boolean;
  /** Runs before the address is opened: interceptions, a listener. */
  readonly before?: (page: Page) => Promise<unknown> | unknown;
  /** False: the document comes without its page, as when the source is down while it is written. */
  readonly isPrepared?: boolean;
  /** What is waited for; null: nothing. */
  readonly waitFor?: string | null;
}

export interface SiteHarness {
  readonly site: () => RunningSite;
  /** Opens a path in a visit of its own; waits for its heading, and until it is awake. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
}

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 360, height: 740 };

const PATIENCE = 15_000;

/** The site and the browser that the worker's files share; every visit ends with its test. */
export function useSite(): SiteHarness {
  let running: RunningSite;
  let shared: BrowserContext;
  const closers: (() => Promise<void>)[] = [];
  onSharedSite.beforeAll(async ({ running: ofWorker }) => {
    running = ofWorker;
    shared = await running.browser.newContext({ viewport: WIDE });
  });
  afterEach(async () => {
    await Promise.all(closers.splice(0).map((close) => close()));
  });
  // Visits of the file's own making, too, would go on in the next file's time.
  afterAll(async () => {
    await Promise.all(running.browser.contexts().map((context) => context.close()));
  });

  /** A visit that asks for nothing special shares its cache with the others of its kind. */
  async function newPage(isClockStopped: boolean, options: BrowserContextOptions): Promise<Page> {
    const isShared = Object.keys(options).length === 0 && !isClockStopped;
    const context = isShared
      ? shared
      : await running.browser.newContext({ viewport: WIDE, ...options });
    const page = await context.newPage();
    closers.push(() => (isShared ? page : context).close());
    page.setDefaultTimeout(PATIENCE);
    if (isClockStopped) await stopClock(page);
    return page;
  }

  return {
    site: () => running,
    async open(path, { before, isClockStopped = false, isPrepared = true, ...rest } = {}) {
      const { waitFor = 'main h1', ...options } = rest;
      const page = await newPage(isClockStopped, options);
      if (!isPrepared) await leaveToBrowser(page);
      await before?.(page);
      await page.goto(running.origin + path, { waitUntil: 'domcontentloaded' });
      if (waitFor !== null) await page.locator(waitFor).first().waitFor();
      if (waitFor !== null && options.javaScriptEnabled !== false) await awaken(page);
      return page;
    },
  };
}

/** Waits until the application has taken the page over. */
export async function awaken(page: Page): Promise<void> {
  await page.locator('body[data-asleep]').waitFor({ state: 'detached' });
}

/** Goes to a path as a link inside the application does. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Adds an image to the page's body that a rule of /about replaces; waits until it has. */
export async function expectLateImageCorrected(page: Page): Promise<void> {
  await page.evaluate(() => {
    const late = Object.assign(new Image(), { id: 'late', src: '/uploads/Polygon-Map.png' });
    document.querySelector('.page-body')?.append(late);
  });
  await expect
    .poll(() => page.locator('#late').getAttribute('src'))
    .toBe('/images/managed-service-provider.svg');
}

/** Every text that the page's `alert` showed, in order. Each one is closed at once. */
export function collectAlerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}

/** Everything that the page wrote to the console as an error, and what it threw. */
export function collectErrors(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') texts.push(message.text());
  });
  page.on('pageerror', (error) => texts.push(String(error)));
  return texts;
}

/** The paths that a page asked for, pictures and fonts left out. */
export function collectRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['image', 'font'].includes(request.resourceType())) return;
    paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The application has taken the document over: it is awake and its body's styles are back. */
export const isAdopted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('body[data-asleep], [data-prepared-style]') === null);

/** Loads what comes when it is scrolled to, so that all of the page is judged. */
export async function showAll(page: Page): Promise<void> {
  await page.locator('footer form').waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
