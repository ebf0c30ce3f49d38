import type { Page } from 'playwright';

const START = new Date('2026-03-02T10:00:00Z');
/** Milliseconds: until it is stopped it goes, however long that takes on a slow machine. */
const HEADWAY = 60_000;

/** Milliseconds in which answers come on a machine that has nothing else to do. */
const SETTLING = 30;

/** Gives a page a clock that stands still until `runFor` moves it. Call it before the page opens. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + HEADWAY));
}

/**
 * Moves a stopped clock in small steps until something is there. The longer that takes, the more
 * real time it has after each step: on a busy machine an answer and the code for it come late.
 */
export async function runUntil(
  page: Page,
  isThere: () => Promise<boolean> | boolean,
  step = 100,
): Promise<void> {
  for (let round = 0; round < 80; round += 1) {
    if (await isThere()) return;
    await page.clock.runFor(step);
    await settle(page, SETTLING + round * 5);
  }
  throw new Error('It never came.');
}

/** Leaves real time to answers that are under way, while the page's clock stands still. */
export async function settle(page: Page, milliseconds = SETTLING): Promise<void> {
  await page.waitForTimeout(milliseconds);
}
