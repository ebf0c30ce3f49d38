import { startSite } from '../../tests/support/running-site.ts';
import type { BenchResult } from '../support/result.ts';
import { runBench, type BenchOptions } from '../support/run-bench.ts';
import { countAlive } from './count-alive.ts';
import { navigate, takeStock, type Held } from './visit.ts';

const PATHS = ['/about-us', '/areas-served', '/services', '/industries', '/contact', '/privacy'];
const STEPS = 10;

/** One tab that is never closed: what it holds on to after thousands of pages. */
export async function benchLeaks({ quick }: BenchOptions): Promise<BenchResult> {
  const site = await startSite();
  try {
    const page = await site.browser.newPage();
    await page.addInitScript(countAlive);
    await page.goto(site.origin);
    await page.locator('main .page-body').waitFor();
    const cdp = await page.context().newCDPSession(page);
    const atOnce = quick ? 30 : 498;
    await navigate(page, PATHS, atOnce);
    const stocks = [await takeStock(page, cdp)];
    for (let step = 1; step <= STEPS; step += 1) {
      // One visit, step by step.
      await navigate(page, PATHS, atOnce);
      stocks.push(await takeStock(page, cdp));
    }
    return describe(stocks, atOnce);
  } finally {
    await site.close();
  }
}

function describe(stocks: readonly Held[], atOnce: number): BenchResult {
  const [first, last] = [stocks[0]!, stocks.at(-1)!];
  const grown = (key: keyof Held): number => last[key] - first[key];
  const counts = (['nodes', 'listeners', 'observers', 'timers'] as const).map((key) => ({
    what: `${key} more than at the beginning`,
    measured: grown(key),
    atMost: 0,
  }));
  return {
    name: 'bench:leaks',
    title: 'Long visits',
    method: `One tab goes round six routes by the site’s own links, ${atOnce * (STEPS + 1)} times in all. The first ${atOnce} are warm-up. Garbage is collected before each count; the heap’s slope is that of a straight line through all counts.`,
    tables: [
      {
        title: 'What the tab holds',
        columns: ['navigations', 'nodes', 'listeners', 'observers', 'timers', 'heap kB'],
        rows: stocks.map(({ nodes, listeners, observers, timers, heap }, step) => [
          atOnce * (step + 1),
          nodes,
          listeners,
          observers,
          timers,
          Math.round(heap / 1000),
        ]),
      },
    ],
    goals: [
      ...counts,
      {
        what: 'bytes of heap a navigation',
        measured: slope(stocks.map(({ heap }) => heap)) / atOnce,
        atMost: 100,
      },
    ],
  };
}

/** Growth a step, by least squares. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [over, under] = values.reduce(
    ([top, bottom], value, at) => [
      top + (at - middle) * (value - mean),
      bottom + (at - middle) ** 2,
    ],
    [0, 0],
  );
  return over / under;
}

if (import.meta.main) await runBench(benchLeaks);
