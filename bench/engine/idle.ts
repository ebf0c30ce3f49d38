import type { BenchOptions } from '../support/run-bench.ts';
import type { BenchResult, Goal } from '../support/result.ts';
import { runBench } from '../support/run-bench.ts';
import type { Cell } from './cells.ts';
import { Laboratory } from './measure.ts';

const CELLS: readonly Cell[] = [
  { elements: 5_000, rules: 500 },
  { elements: 20_000, rules: 2_000 },
];
/** Microseconds above what a mutation takes on a page that nobody watches. */
const MOST = 5;

/** Measures what it costs a page to be watched while nothing happens that concerns a rule. */
async function measure({ quick }: BenchOptions): Promise<BenchResult> {
  const laboratory = await Laboratory.open();
  const rows: (readonly [string, string, number, number])[] = [];
  for (const cell of quick ? CELLS.slice(0, 1) : CELLS) {
    const { watched, alone } = await laboratory.measureIdle(cell, 1);
    for (const [kind, cost] of Object.entries(watched)) {
      rows.push([`${cell.elements} × ${cell.rules}`, kind, alone[kind] ?? NaN, cost]);
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
  const columns = ['Elements × rules', 'Mutation', 'Nobody watches, µs', 'The engine watches, µs'];
  return {
    name: 'bench:idle',
    title: 'A page on which nothing happens',
    method: 'In Chromium, 25 mutations a round that concern no rule; the fastest of 200 rounds.',
    tables: [{ title: 'One mutation', columns, rows }],
    goals,
  };
}

await runBench(measure);
