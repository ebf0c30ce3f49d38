import { startSite, type RunningSite } from '../../tests/support/running-site.ts';
import type { BenchResult } from '../support/result.ts';
import { runBench, type BenchOptions } from '../support/run-bench.ts';
import { median } from '../support/statistics.ts';
import { follow, pointAt, type Followed } from './follow.ts';

const START = '/services/voip';
const PATHS = ['/about-us', '/areas-served', '/services', '/industries', '/contact', '/privacy'];
const KINDS = [
  'never asked for',
  'asked for before',
  'pointed at before',
  'made in the browser',
] as const;
type Kind = (typeof KINDS)[number];
type Visit = Readonly<Record<Kind, Followed>>;

/** From a click on a link to the corrected page: what comes on top of the network. */
async function benchNavigation({ quick, runs = quick ? 2 : 9 }: BenchOptions) {
  const site = await startSite();
  try {
    // The server makes its pages by itself a while after its start.
    await Promise.all(PATHS.map((path) => fetch(site.origin + path)));
    const measured = new Map<string, Visit[]>();
    for (const path of PATHS) {
      const visits: Visit[] = [];
      // They would measure each other.
      for (let run = 0; run < runs; run += 1) visits.push(await visit(site, path));
      measured.set(path, visits);
    }
    return describe(measured, runs);
  } finally {
    await site.close();
  }
}

/**
 * A tab that goes to a page twice: at first nothing of it is there, then all. In another one the
 * visitor points at the link for a while, and in a third one the server has not prepared the page.
 */
async function visit(site: RunningSite, path: string): Promise<Visit> {
  const page = await site.visit(START, spareData);
  const first = await page.evaluate(follow, path);
  await page.evaluate(follow, START);
  const second = await page.evaluate(follow, path);
  await page.close();
  const other = await site.visit(START, spareData);
  await other.evaluate(pointAt, path);
  const pointed = await other.evaluate(follow, path);
  await other.close();
  const alone = await site.visit(START, spareData);
  await alone.evaluate(withholdBodies);
  const made = await alone.evaluate(follow, path);
  await alone.close();
  return {
    'never asked for': first,
    'asked for before': second,
    'pointed at before': pointed,
    'made in the browser': made,
  };
}

/** Runs in the page: who wants to save data is fetched nothing ahead. */
function spareData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Runs in the page: the server has no prepared body at hand. */
function withholdBodies(): void {
  const ask = window.fetch;
  window.fetch = async (url, options) =>
    String(url).startsWith('/prepared/') ? Response.json(null) : ask(url, options);
}

function describe(measured: ReadonlyMap<string, readonly Visit[]>, runs: number): BenchResult {
  const medianOf = (path: string, kind: Kind, what: keyof Followed): number =>
    median((measured.get(path) ?? []).map((one) => one[kind][what]));
  const framesOf = (path: string, kind: Kind): number => medianOf(path, kind, 'frames');
  const worst = (kind: Kind): number => Math.max(...PATHS.map((path) => framesOf(path, kind)));
  return {
    name: 'bench:navigation',
    title: 'Navigation',
    method: `A link is clicked in a tab that has fetched nothing ahead, and clicked again when the data of its page are there; in another tab the mouse rests on it for 300 ms before. The server has prepared the page, as it does a while after its start; in the last tab it has not, so that the page is cleaned, sanitized and corrected in the browser, whose code for that comes then. Counted are the frames from the click, or from the last byte of the data if that comes later, to the one that shows the corrected page; a browser that is at work passes over frames, so the milliseconds stand beside them. Medians of ${runs} tabs.`,
    tables: [
      {
        title: 'Frames until the page is shown',
        columns: ['route', ...KINDS],
        rows: PATHS.map((path) => [path, ...KINDS.map((kind) => framesOf(path, kind))]),
      },
      {
        title: 'Milliseconds of script until the page is there to be painted',
        columns: ['route', ...KINDS],
        rows: PATHS.map((path) => [path, ...KINDS.map((kind) => medianOf(path, kind, 'script'))]),
      },
    ],
    goals: KINDS.map((kind) => ({
      what: `frames, a page ${kind}, worst route`,
      measured: worst(kind),
      atMost: 1,
    })),
  };
}

await runBench(benchNavigation);
