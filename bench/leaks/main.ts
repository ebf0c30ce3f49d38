import { startSite } from '../../tests/support/running-site.ts';
import type { BenchResult, Goal } from '../support/result.ts';
import { runBench, type BenchOptions } from '../support/run-bench.ts';
import { countAlive } from './count-alive.ts';
import { navigate, takeStock, type Held } from './visit.ts';

const PATHS = ['/about-us', '/areas-served', '/services', '/industries', '/contact', '/privacy'];
const STEPS = 10;
/**
 * The count from which the whole heap's growth is fitted. Up to it V8 compiles one function after
 * the other as they get hot: its code grows by a kilobyte a navigation, later by some tens of bytes.
 */
const COMPILED = 3;

/** One tab that is never closed: what it holds on to after thousands of pages. */
export async function benchLeaks({ quick }: BenchOptions): Promise<BenchResult> {
  const site = await startSite();
  try {
    const page = await site.visit('/', countAlive);
    const cdp = await page.context().newCDPSession(page);
    const atOnce = PATHS.length * (quick ? 5 : 84);
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
  const compiled = atOnce * (COMPILED + 1);
  return {
    name: 'bench:leaks',
    title: 'Long visits',
    method: `One tab goes round six routes by the site’s own links, ${atOnce * (STEPS + 1)} times in all. The first ${atOnce} are warm-up. Garbage is collected before each count. Growth is the slope of a straight line through the counts, by least squares: of the whole heap from navigation ${compiled} on, when V8 has compiled most of what gets hot; of what scripts keep in it (objects, functions, arrays, texts, numbers: a heap snapshot without code) through all counts.`,
    tables: [
      {
        title: 'What the tab holds',
        columns: [
          'navigations',
          'nodes',
          'listeners',
          'observers',
          'timers',
          'heap kB',
          'kept by scripts kB',
        ],
        rows: stocks.map(({ nodes, listeners, observers, timers, heap, kept }, step) => [
          atOnce * (step + 1),
          nodes,
          listeners,
          observers,
          timers,
          Math.round(heap / 1000),
          Math.round(kept / 1000),
        ]),
      },
    ],
    goals: [...goalsOfCounts(stocks), ...goalsOfHeap(stocks, atOnce)],
  };
}

function goalsOfCounts(stocks: readonly Held[]): Goal[] {
  const [first, last] = [stocks[0]!, stocks.at(-1)!];
  return (['nodes', 'listeners', 'observers', 'timers'] as const).map((key) => ({
    what: `${key} more than at the beginning`,
    measured: last[key] - first[key],
    atMost: 0,
  }));
}

function goalsOfHeap(stocks: readonly Held[], atOnce: number): Goal[] {
  const heaps = stocks.slice(COMPILED).map(({ heap }) => heap);
  return [
    {
      what: `bytes of heap a navigation, from navigation ${atOnce * (COMPILED + 1)} on`,
      measured: slope(heaps) / atOnce,
      atMost: 100,
    },
    {
      what: 'bytes a navigation that scripts keep',
      measured: slope(stocks.map(({ kept }) => kept)) / atOnce,
      atMost: 100,
    },
  ];
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
