import type { BenchOptions } from '../support/run-bench.ts';
import type { BenchResult, Goal } from '../support/result.ts';
import { runBench } from '../support/run-bench.ts';
import type { Cell } from './cells.ts';
import { generateIdlePage, readIdlePages } from './idle-pages.ts';
import { Laboratory } from './measure.ts';

const CELLS: readonly Cell[] = [
  { elements: 5_000, rules: 500 },
  { elements: 20_000, rules: 2_000 },
];
const OWN_PAGES = {
  '/': 'content/pages/home.html',
  '/services/voip': 'content/pages/services/voip.html',
};
/** Microseconds above what a mutation takes on a page that nobody watches. */
const MOST = 5;

/** Measures what it costs a page to be watched while nothing happens that concerns a rule. */
async function measure({ quick }: BenchOptions): Promise<BenchResult> {
  const laboratory = await Laboratory.open();
  const rows: (readonly [string, string, number, number])[] = [];
  const generated = CELLS.map((cell) => generateIdlePage(cell, 1));
  const pages = [...generated, ...(await readIdlePages(OWN_PAGES))];
  for (const page of quick ? pages.slice(0, 1) : pages) {
    const { watched, alone } = await laboratory.measureIdle(page);
    for (const [kind, cost] of Object.entries(watched)) {
      rows.push([page.name, kind, alone[kind] ?? NaN, cost]);
    }
  }
  await laboratory.close();
  return describe(rows);
}

function describe(rows: readonly (readonly [string, string, number, number])[]): BenchResult {
  const goals = rows.map(([cell, kind, alone, watched]): Goal => ({
    what: `Microseconds that watching adds to a mutation: ${kind}, ${cell}`,
    measured: watched - alone,
    atMost: MOST,
  }));
  const columns = ['Page', 'Mutation', 'Nobody watches, µs', 'The engine watches, µs'];
  return {
    name: 'bench:idle',
    title: 'A page on which nothing happens',
    method:
      'In Chromium, 25 mutations a round that concern no rule; the fastest of 200 rounds. Generated pages of so many elements × rules, and two of this site.',
    tables: [{ title: 'One mutation', columns, rows }],
    goals,
  };
}

await runBench(measure);
