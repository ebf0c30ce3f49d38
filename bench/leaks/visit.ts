import type { CDPSession, Page } from 'playwright';
import type { Alive } from './count-alive.ts';
import { weighScripts } from './weigh-scripts.ts';

/** What a tab holds on to, once everything that can be collected is collected. */
export interface Held extends Alive {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
  /** Bytes of the heap that scripts keep, without V8's compiled code. */
  readonly kept: number;
}

/** Goes round pages of the site by its own links, as a visitor does, and waits for each body. */
export async function navigate(page: Page, paths: readonly string[], times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    // Each step of a visit waits for the one before it.
    await page.evaluate(follow, paths[turn % paths.length] ?? '/');
  }
}

/** Runs in the page: follows a link of the frame and answers once another body is shown. */
async function follow(path: string): Promise<void> {
  const shown = document.querySelector('main .page-body');
  const link = document.querySelector<HTMLElement>(
    `header a[href="${path}"], footer a[href="${path}"]`,
  );
  if (!link) throw new Error(`No link leads to ${path}.`);
  link.click();
  const patience = performance.now() + 10_000;
  for (let body = shown; body === null || body === shown;) {
    if (performance.now() > patience) throw new Error(`${path} is not shown.`);
    await new Promise(requestAnimationFrame);
    body = document.querySelector('main .page-body');
  }
}

/** Lets late corrections settle, collects garbage and counts. */
export async function takeStock(page: Page, cdp: CDPSession): Promise<Held> {
  await page.waitForTimeout(4_000);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  const alive = await page.evaluate(() =>
    (window as unknown as { countAlive(): Alive }).countAlive(),
  );
  return { nodes, listeners, heap, kept: await weighScripts(cdp), ...alive };
}
