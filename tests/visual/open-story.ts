import type { Page } from 'playwright/test';

/** A day that never ends: the footer tells the year. */
const TODAY = new Date('2026-11-21T15:00:00Z');

/** Opens a story in a theme, without axe, and waits until it is played and nothing is still to come. */
export async function openStory(page: Page, story: string, theme: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(
    `/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
  );
  await untilFinished(page);
  await drawIslands(page);
  await page.evaluate(loadEverything);
}

/** Waits until the story's steps are taken, and what comes after them. */
export async function untilFinished(page: Page): Promise<void> {
  await page.waitForFunction(isFinished, null, { timeout: 30_000 });
}

function isFinished(): boolean {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  return preview?.currentRender?.phase === 'finished';
}

interface Preview {
  readonly currentRender?: { readonly phase?: string };
}

/** Components come once they are nearly seen: each is scrolled to. */
async function drawIslands(page: Page): Promise<void> {
  await page.waitForFunction(areIslandsDrawn, null, { timeout: 30_000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

function areIslandsDrawn(): boolean {
  const islands = [...document.querySelectorAll('[data-island]')];
  const next = islands.find(({ textContent }) => textContent.trim() === '');
  next?.scrollIntoView({ behavior: 'instant' });
  return next === undefined;
}

/** Pictures that wait to be scrolled to, and letters. */
async function loadEverything(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  (document.activeElement as HTMLElement | null)?.blur();
}
