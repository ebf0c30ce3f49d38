import type { BenchResult, Goal, Table } from '../support/result.ts';
import type { Cell } from './cells.ts';
import type { CellResult, GoalResult } from './summarize.ts';

/** The results for a reader: medians, how they compare with hand-written code, and the goals. */
export function describe(results: readonly CellResult[], repetitions: number): BenchResult {
  return {
    name: 'bench:engine',
    title: 'Engine',
    method: `Real Chromium, the same edits on the same generated pages. Each sample has a fresh document and a fresh realm, the systems take turns in another order each time, ${repetitions} repetitions. Undo records and report are in our time. The floor walks through all elements, reading id and classes, and makes the edits, for which it need not look; of what comes late it is told by the browser and walks through it, and makes none. "HTML" says whether the page is in the end what hand-written code makes of it.`,
    tables: results.map(describeCell),
    goals: results.flatMap((cell) => cell.goals.map((goal) => describeGoal(cell, goal))),
  };
}

function describeCell(cell: CellResult): Table {
  const byHand = cell.systems.find(({ system }) => system === 'hand-written')?.median ?? NaN;
  return {
    title: nameOf(cell),
    columns: ['system', 'median ms', '÷ hand-written', 'fastest ms', 'slowest ms', 'HTML'],
    rows: cell.systems.map(({ system, median, fastest, slowest, isSame }) => [
      system,
      median,
      median / byHand,
      fastest,
      slowest,
      isSame ? 'same' : 'other',
    ]),
  };
}

function describeGoal(cell: Cell, { of, to, toCell, ratio, most }: GoalResult): Goal {
  const other = toCell ? `${to} at ${nameOf(toCell)}` : to;
  return { what: `${nameOf(cell)}: ${of} ÷ ${other}`, measured: ratio, atMost: most };
}

function nameOf({ elements, rules, late }: Cell): string {
  return `${elements} elements × ${rules} rules${late === undefined ? '' : `, ${late} late`}`;
}
