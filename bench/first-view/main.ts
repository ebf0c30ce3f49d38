import { readSite } from '../../src/server/read-site.ts';
import { listPages } from '../../src/server/routes/sitemap.ts';
import { startServer, withFolder } from '../../tests/server/support/start-server.ts';
import type { BenchResult } from '../support/result.ts';
import { runBench, type BenchOptions } from '../support/run-bench.ts';
import { median } from '../support/statistics.ts';
import { startChromium } from './chromium.ts';
import { startTwin } from './start-twin.ts';
import { takeVitals, type Vitals } from './take-vitals.ts';

interface Measured {
  readonly path: string;
  readonly ours: Vitals;
  readonly twin: Vitals;
}

/** Every route as a phone meets it, beside a static page of the same content. */
export function benchFirstView({
  quick,
  routes,
  runs = quick ? 1 : 5,
}: BenchOptions): Promise<BenchResult> {
  return withFolder(async (folder) => {
    const site = await startServer({ DATA_FOLDER: folder, LOG_LEVEL: 'warn' });
    const twin = await startTwin(site.origin);
    try {
      const all = listPages(await readSite('content')).map(({ path }) => path);
      const paths = routes ?? (quick ? all.slice(0, 2) : all);
      const measured: Measured[] = [];
      for (const path of paths) {
        // They would measure each other.
        measured.push(await measure(path, site.origin, twin.origin, runs));
      }
      return describe(measured, runs);
    } finally {
      await twin.stop();
      await site.stop();
    }
  });
}

async function measure(
  path: string,
  origin: string,
  twinOrigin: string,
  runs: number,
): Promise<Measured> {
  const chromium = await startChromium();
  const [ours, twin]: [Vitals[], Vitals[]] = [[], []];
  try {
    // Whoever comes first waits for the page to be written; that is not what is measured.
    await fetch(origin + path);
    for (let run = 0; run < runs; run += 1) {
      // In turn, so that what else the machine does falls on both.
      ours.push(await takeVitals(origin + path, chromium.port));
      twin.push(await takeVitals(twinOrigin + path, chromium.port));
    }
  } finally {
    await chromium.stop();
  }
  return { path, ours: middle(ours), twin: middle(twin) };
}

function middle(runs: readonly Vitals[]): Vitals {
  const of = (key: keyof Vitals): number => median(runs.map((run) => run[key]));
  return {
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
  };
}

const ratioOf = ({ ours, twin }: Measured): number => ours.lcp / twin.lcp;

function describe(measured: readonly Measured[], runs: number): BenchResult {
  const worst = (key: keyof Vitals, choose: (...values: number[]) => number): number =>
    choose(...measured.map(({ ours }) => ours[key]));
  const scores = ['accessibility', 'bestPractices', 'seo'] as const;
  return {
    name: 'bench:first-view',
    title: 'First view',
    method: `Lighthouse with its preset for phones, medians of ${runs} loads in turn with a twin: the same document without any script, from a server of files. Both on loopback.`,
    tables: [
      {
        title: 'Routes',
        columns: 'route,LCP ms,of the twin,ratio,TBT ms,of the twin,CLS,performance,SEO'.split(','),
        rows: measured.map((one) => {
          const { path, ours, twin } = one;
          const { lcp, tbt, cls, performance, seo } = ours;
          return [path, lcp, twin.lcp, ratioOf(one), tbt, twin.tbt, cls, performance, seo];
        }),
      },
    ],
    goals: [
      {
        what: 'LCP ÷ twin, worst route',
        measured: Math.max(...measured.map(ratioOf)),
        atMost: 1.15,
      },
      { what: 'CLS, worst route', measured: worst('cls', Math.max), atMost: 0 },
      { what: 'TBT in ms, worst route', measured: worst('tbt', Math.max), atMost: 50 },
      { what: 'performance, worst route', measured: worst('performance', Math.min), atLeast: 98 },
      ...scores.map((key) => {
        return { what: `${key}, worst route`, measured: worst(key, Math.min), atLeast: 100 };
      }),
    ],
  };
}

if (import.meta.main) await runBench(benchFirstView);
